import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@salama/contract/language.ts';
import { RETRY } from './app-start.ts';
import { loadMessages, type Namespace } from './messages.tsx';
import { MOVING } from './moving.ts';

/**
 * Parts of a page whose prerendered HTML stands while their code is fetched only when somebody comes near, touches
 * them, or moves on: what is far below costs nothing on a first visit. Until then their links are plain links.
 */

/** How near is near: half a screen more than what shows. */
const NEAR = '50% 0px';

/**
 * Resolves when the marked place is near the screen or used; at once where there is no HTML to look at yet. What is
 * `still` holds nothing to press, and waits for a move only.
 */
export async function whenWanted(name: string, isStill: boolean): Promise<void> {
  if (typeof document === 'undefined') return;
  const place = document.querySelector(`[data-late="${name}"]`);
  if (!place?.firstElementChild || !('IntersectionObserver' in window)) return;
  await (isStill ? move() : nearness(place));
}

function move(): Promise<void> {
  return new Promise((resolve) => document.addEventListener(MOVING, () => resolve(), { once: true }));
}

function nearness(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: NEAR },
    );
    const wake = () => {
      observer.disconnect();
      resolve();
    };
    void move().then(wake);
    observer.observe(place);
    for (const event of ['focusin', 'pointerdown'])
      place.addEventListener(event, wake, { once: true, passive: true });
  });
}

/** Loads a part with its texts. Without a network it is asked for again: its HTML stands meanwhile. */
export async function loadPatiently<T>(
  load: (language: Language) => Promise<T>,
  namespaces: readonly Namespace[],
): Promise<T> {
  if (typeof document === 'undefined') return load(DEFAULT_LANGUAGE);
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  for (;;) {
    try {
      const [part] = await Promise.all([load(language), loadMessages(language, namespaces)]);
      return part;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}
