import { onExit } from './exit.ts';
import { localVoice } from './local-voice.ts';
import { MOVING } from './moving.ts';

export type ReadingState = 'silent' | 'reading' | 'paused';

export interface Reading {
  /** Pauses, or goes on with the piece that was begun. */
  toggle(): void;
  stop(): void;
}

/** What is said of a page or a reply: its title, its text and its headings; neither what is folded away nor what leads elsewhere. */
const SPOKEN = 'h1, .prose p, .prose li, section > h2';
const UNSPOKEN = 'footer, nav, .no-print, details:not([open])';

/** Some engines cut a long piece off, and none can go on inside one. */
const LONGEST_PIECE = 220;

export function textsIn(place: Element): string[] {
  return [...place.querySelectorAll(SPOKEN)]
    .filter((text) => !text.closest(UNSPOKEN) && !text.querySelector(SPOKEN))
    .map((text) => text.textContent ?? '');
}

let current: Reading | undefined;
/** Engines forget to tell the end of what nobody holds. */
let spoken: SpeechSynthesisUtterance | undefined;

/**
 * Reads texts aloud with a voice of the device, one after the other; what was read before falls silent. It ends with Exit, in
 * whichever of our pages it is pressed, and with the page. Engines pause badly: pausing is stopping, and going on begins
 * the piece anew.
 */
export function readAloud(
  texts: readonly string[],
  language: string,
  tell: (state: ReadingState) => void,
): Reading {
  current?.stop();
  const pieces = texts.flatMap(piecesOf);
  let at = 0;
  let state: ReadingState = 'silent';
  const change = (next: ReadingState) => {
    state = next;
    tell(next);
  };
  const silence = () => {
    const ended = spoken;
    spoken = undefined;
    if (ended && 'speechSynthesis' in window) speechSynthesis.cancel();
  };
  const say = () => {
    const voice = localVoice(language);
    const piece = pieces[at];
    if (!voice || piece === undefined) return stop();
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => {
      if (spoken !== utterance) return;
      at += 1;
      say();
    };
    utterance.onerror = () => {
      if (spoken === utterance) stop();
    };
    spoken = utterance;
    speechSynthesis.speak(utterance);
    if (state !== 'reading') change('reading');
  };
  const leaving = watchLeaving(() => stop());
  const stop = () => {
    leaving();
    silence();
    if (current === reading) current = undefined;
    change('silent');
  };
  const reading: Reading = {
    stop,
    toggle: () => {
      if (state === 'paused') return say();
      silence();
      change('paused');
    },
  };
  current = reading;
  say();
  return reading;
}

/** Exit, here and in the page around a framed one; another page; the end of this one. Returns the way to stop watching. */
function watchLeaving(stop: () => void): () => void {
  const around = window.top && window.top !== window.self ? [window.top.document] : [];
  const ends = [document, ...around].map((page) => onExit(stop, page));
  window.addEventListener('pagehide', stop);
  document.addEventListener(MOVING, stop);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('pagehide', stop);
    document.removeEventListener(MOVING, stop);
  };
}

/** Whole sentences, as many as fit. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.match(/[^.!?…]+[.!?…]*\s*/g) ?? []) {
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last.length + sentence.length < LONGEST_PIECE)
      pieces[pieces.length - 1] = last + sentence;
    else if (sentence.trim()) pieces.push(sentence);
  }
  return pieces;
}
