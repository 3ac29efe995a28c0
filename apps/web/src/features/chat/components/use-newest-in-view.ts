import { type RefObject, useEffect, useRef } from 'react';
import { useChat } from '../state.ts';

/**
 * Scrolls to the newest message on every change: smoothly, or at once for those who asked for less motion. A reply
 * is shown from its beginning, anything else from its end.
 */
export function useNewestInView(region: RefObject<HTMLElement | null>): void {
  const conversation = useChat((state) => state.messages);
  const isLoading = useChat((state) => state.loading);
  const refusal = useChat((state) => state.refusal?.help);
  const before = useRef({ conversation, isLoading, refusal });
  useEffect(() => {
    const { current } = before;
    const isSame =
      current.conversation.length === conversation.length &&
      current.isLoading === isLoading &&
      current.refusal === refusal;
    before.current = { conversation, isLoading, refusal };
    if (isSame) return;
    const newest = Array.from(region.current?.querySelectorAll('[data-message]') ?? []).at(-1);
    const isReply = !isLoading && conversation.at(-1)?.isUser === false;
    newest?.scrollIntoView({ behavior: behaviour(), block: isReply ? 'start' : 'nearest' });
  }, [region, conversation, isLoading, refusal]);
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
