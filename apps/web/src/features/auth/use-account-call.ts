import type { ErrorCode } from '@salama/contract/errors.ts';
import { useState } from 'react';
import type { Outcome } from '../../lib/http.ts';
import { useMessages } from '../../lib/messages.tsx';

/** Why something about the account did not work: in the person's words. */
export interface AccountFailure {
  code: ErrorCode | undefined;
  text: string;
}

/** Runs one call about the account at a time, and says why it failed. `fallback` is said when the server says nothing. */
export function useAccountCall(fallback?: string) {
  const { errors, failed } = useMessages('profile');
  const { unreachable } = useMessages('auth');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();

  async function run<T>(send: () => Promise<Outcome<T>>): Promise<T | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setFailure(undefined);
    const outcome = await send();
    setBusy(false);
    if (outcome.ok) return outcome.data;
    const { reason, code, message } = outcome;
    const said = message ?? (code && errors[code]) ?? fallback ?? failed;
    const text = reason === 'refused' ? said : `${fallback ?? failed}. ${unreachable}`;
    setFailure({ code, text });
    return undefined;
  }
  /** A rule of this device refused it. */
  const refuse = (code: ErrorCode) => setFailure({ code, text: errors[code] });
  return { run, refuse, isBusy, failure };
}
