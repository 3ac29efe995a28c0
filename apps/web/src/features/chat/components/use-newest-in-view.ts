import { useEffect, useRef } from 'react';
import { useChat } from '../state.ts';

/**
 * Scrolls to the newest message on every change: smoothly, or at once for those who asked for less motion and when
 * the list appears. A reply is shown from its beginning, anything else from its end. There is one list on a page.
 */
export function useNewestInView(): void {
  const count = useChat((state) => state.messages.length);
  const isReply = useChat((state) => state.messages.at(-1)?.isUser === false);
  // A reply that grows is read from its beginning: neither its pieces nor its end move the page.
  const isAwaited = useChat((state) => state.loading && state.messages.at(-1)?.isUser !== false);
  const help = useChat((state) => state.refusal?.help?.text);
  const error = useChat((state) => state.error);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what is newest on the screen
  useEffect(() => {
    const newest = Array.from(document.querySelectorAll('[data-message]')).at(-1);
    const behavior = isFirst.current || prefersLessMotion() ? 'auto' : 'smooth';
    isFirst.current = false;
    newest?.scrollIntoView({ behavior, block: isReply ? 'start' : 'nearest' });
  }, [count, isReply, isAwaited, help, error]);
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
