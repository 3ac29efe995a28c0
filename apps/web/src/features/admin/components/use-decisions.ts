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
  decide(caseId: string, verdict: Verdict): Promise<void>;
  undo(caseId: string): Promise<void>;
  dismissFault(): void;
}

/** Decides on cases and takes decisions back, one at a time. */
export function useDecisions(onChanged: (one: Case) => void): Decisions {
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
    if (!outcome.ok) return setFault(faultOf('decide', outcome));
    onChanged(outcome.data.report);
    setSaid(words);
  }

  return {
    busyId,
    fault,
    said,
    decide: (caseId, verdict) =>
      run(caseId, () => adminApi.decide(caseId, verdict), announced[verdict.action]),
    undo: (caseId) => run(caseId, () => adminApi.undo(caseId), announced.undo),
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
