import { useState } from 'react';
import type { Outcome } from '../../lib/http.ts';
import { useMessages } from '../../lib/messages.tsx';

/** Runs calls about one's own story, one at a time, and says in words why the last one failed. */
export function useStoryCall() {
  const { fallbacks, unreachable } = useMessages('testimonials');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** @returns what the server answered; undefined when it did not. */
  const run = async <T>(
    send: () => Promise<Outcome<T>>,
    fallback = fallbacks.testimonialDelete,
  ): Promise<T | undefined> => {
    setBusy(true);
    const outcome = await send();
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome, fallback, unreachable));
    return outcome.ok ? outcome.data : undefined;
  };
  return { run, isBusy, failure };
}

function failureText(
  { reason, message }: { reason: string; message?: string },
  fallback: string,
  unreachable: string,
): string {
  return reason === 'refused' ? (message ?? fallback) : `${fallback}. ${unreachable}`;
}
