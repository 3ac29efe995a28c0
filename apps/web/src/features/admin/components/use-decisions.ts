import type { AuthorMessage, Case, Decision } from '@salama/contract/moderation/schemas.ts';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';

export interface Verdict {
  action: Decision;
  pauseDays?: 1 | 7;
  message?: AuthorMessage;
}

export interface Decisions {
  /** Id of the case that is being decided. */
  busyId: string | undefined;
  fault: Fault | undefined;
  /** What was done, for a screen reader. */
  said: string;
  decide(one: Case, verdict: Verdict): Promise<void>;
  undo(one: Case): Promise<void>;
  dismissFault(): void;
}

/** Decides on cases and takes decisions back, one at a time. `onConflict`: somebody else was first, so what is shown is old. */
export function useDecisions(onChanged: (one: Case) => void, onConflict: () => void): Decisions {
  const { announced } = useMessages('admin').reports;
  const [busyId, setBusyId] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const [said, setSaid] = useState('');

  async function run(
    caseId: string,
    send: () => ReturnType<typeof adminApi.decide>,
    words: string,
  ): Promise<void> {
    if (busyId) return;
    setBusyId(caseId);
    setFault(undefined);
    setSaid('');
    const outcome = await send();
    setBusyId(undefined);
    if (!outcome.ok) {
      if (outcome.code === 'CONFLICT') onConflict();
      return setFault(faultOf('decide', outcome));
    }
    onChanged(outcome.data.report);
    setSaid(words);
  }

  return {
    busyId,
    fault,
    said,
    decide: ({ _id, version }, verdict) =>
      run(_id, () => adminApi.decide(_id, { ...verdict, version }), announced[verdict.action]),
    undo: ({ _id, version }) => run(_id, () => adminApi.undo(_id, version), announced.undo),
    dismissFault: () => setFault(undefined),
  };
}

/** What may be decided on an item in this state; the server says the same. */
export function allowedOn(state: Case['state']): readonly Decision[] {
  return state === 'removed' ? ['restore', 'pause'] : ['approve', 'remove', 'pause'];
}

/** Whether the last decision can still be taken back. */
export function canUndo({ status, decision }: Case, now: number): boolean {
  return status === 'decided' && decision !== undefined && new Date(decision.undoUntil).getTime() > now;
}
