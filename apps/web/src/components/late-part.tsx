import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@salama/contract/language.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { RETRY } from '../lib/app-start.ts';
import { loadMessages, type Namespace } from '../lib/messages.tsx';
import { MOVING } from '../lib/moving.ts';
import { FallbackOnFailure } from './fallback-on-failure.tsx';

interface LateTools {
  /** The texts it shows. */
  namespaces: readonly Namespace[];
  /** Fetches it, and whatever else it would wait for. */
  load: (language: Language) => Promise<ComponentType>;
  /** It holds nothing to press. */
  still?: boolean;
}

/**
 * A component that is prerendered with its page, while its code is fetched only when somebody comes near, touches it, or moves
 * on: what is far below costs nothing on a first visit. Until then its links are plain links. Shown inside a `LatePart` of its name.
 */
export function late(name: string, { namespaces, load, still = false }: LateTools) {
  return lazy(async () => {
    await whenWanted(name, still);
    return { default: await loadPatiently(load, namespaces) };
  });
}

/** The place of a late component in its page. */
export function LatePart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-late={name}>
      <FallbackOnFailure fallback={null}>
        <Suspense fallback={<div className="min-h-48" />}>{children}</Suspense>
      </FallbackOnFailure>
    </div>
  );
}

/** Once the app moves, nothing waits any more: what is asked for after the move was told would not hear of it. */
const onTheWay = { is: false };
if (typeof document !== 'undefined')
  document.addEventListener(
    MOVING,
    () => {
      onTheWay.is = true;
    },
    { once: true },
  );

/** How near is near: half a screen more than what shows. */
const NEAR = '50% 0px';

/**
 * Resolves when the marked place is near the screen or used; at once where there is no HTML to look at yet. What is
 * `still` holds nothing to press, and waits for a move only.
 */
async function whenWanted(name: string, isStill: boolean): Promise<void> {
  if (typeof document === 'undefined' || onTheWay.is) return;
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
async function loadPatiently<T>(
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
