import { useEffect } from 'react';
import { useEvent } from '../posting.ts';

/** Scrolls to the post that was made just now; at once for those who asked for less motion. */
export function useNewInView(): void {
  const event = useEvent();
  const id = event && event.kind !== 'deleted' ? (event.answerId ?? event.id) : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(`post-${id}`)
      ?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  }, [id]);
}
