import { localVoice, voices } from './local-voice.ts';

/** Calls as soon as the document is there, and whenever the device has other voices than before. */
export function watchVoices(show: () => void): void {
  if (!('speechSynthesis' in window)) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
  // Safari before 16 knows no listeners here.
  speechSynthesis.addEventListener?.('voiceschanged', show);
}

/** What offers to listen shows where there is a voice for the page; else, the way to one. */
export function showVoices(): void {
  const voice = localVoice(document.documentElement.lang);
  const isKnown = voices().length > 0 || /Android/.test(navigator.userAgent);
  for (const offer of document.querySelectorAll<HTMLElement>('[data-voice]'))
    offer.hidden = offer.dataset['voice'] === 'here' ? !voice : !!voice || !isKnown;
}
