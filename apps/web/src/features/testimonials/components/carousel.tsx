import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** Milliseconds between two moves of its own. */
const EVERY = 8_000;
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Cards side by side that snap into place. Moves by finger, by its buttons, by arrow keys, and by itself until somebody
 * touches, enters or pauses it; never by itself where the device asks for stillness.
 */
export function Carousel({ children }: { children: ReactNode[] }) {
  const texts = useMessages('testimonials');
  const list = useRef<HTMLUListElement>(null);
  const { isPlaying, setPlaying, rest } = useMotion(list, children.length);
  const turn = (direction: 1 | -1) => {
    setPlaying(false);
    move(list.current, direction);
  };
  return (
    <section aria-label={texts.listLabel} {...rest}>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={texts.listLabel}
        className="relative m-0 flex snap-x snap-mandatory list-none gap-4 overflow-x-auto overscroll-x-contain scroll-smooth scroll-px-1 p-1 pb-4"
      >
        {children.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the card inside carries the identity
          <li key={at} className="w-[min(21rem,86%)] shrink-0 snap-start">
            {child}
          </li>
        ))}
      </ul>
      {children.length > 1 && (
        <div className="flex justify-center gap-2">
          <IconButton label={texts.previous} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" className="size-6" />
          </IconButton>
          <IconButton label={isPlaying ? texts.pause : texts.play} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
          </IconButton>
          <IconButton label={texts.next} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function useMotion(list: React.RefObject<HTMLUListElement | null>, count: number) {
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setPlaying(!window.matchMedia(STILL).matches), []);
  const isMoving = isPlaying && !isHeld && count > 1;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) move(list.current, 1);
    }, EVERY);
    return () => clearInterval(timer);
  }, [isMoving, list]);
  const rest = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onTouchStart: () => setPlaying(false),
  };
  return { isPlaying, setPlaying, rest };
}

/** One card on or back; from the last to the first, and the other way round. */
function move(list: HTMLUListElement | null, direction: 1 | -1): void {
  const [card] = list?.children ?? [];
  if (!list || !card) return;
  const last = list.scrollWidth - list.clientWidth;
  const step = card.getBoundingClientRect().width;
  const next = list.scrollLeft + direction * step;
  const left = next > last + step / 2 ? 0 : next < -step / 2 ? last : next;
  list.scrollTo?.({ left });
}
