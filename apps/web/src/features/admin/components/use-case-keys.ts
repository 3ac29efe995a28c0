import type { Case, Decision } from '@salama/contract/moderation/schemas.ts';
import type { KeyboardEvent } from 'react';
import { allowedOn, canUndo, type Decisions } from './use-decisions.ts';

const DECISION_KEYS: Record<string, Decision> = { a: 'approve', r: 'remove', s: 'restore' };

/**
 * Single keys work only while a post itself holds the focus, so that nobody who types or speaks to the computer decides
 * by accident.
 */
export function useCaseKeys(cases: readonly Case[], decisions: Decisions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = cases.findIndex(({ _id }) => _id === target.dataset['case']);
    const one = cases[at];
    if (!one) return;
    const pressed = key.toLowerCase();
    const action = DECISION_KEYS[pressed];
    if (pressed === 'j' || pressed === 'k') focusCase(cases[at + (pressed === 'j' ? 1 : -1)]);
    else if (pressed === 'u' && canUndo(one, Date.now())) void decisions.undo(one);
    else if (action && one.status === 'open' && allowedOn(one.state).includes(action))
      void decisions.decide(one, { action });
    else if (action === 'restore' && one.state === 'removed') void decisions.decide(one, { action });
    else return;
    event.preventDefault();
  };
}

function focusCase(one: Case | undefined): void {
  if (one) document.querySelector<HTMLElement>(`[data-case="${one._id}"]`)?.focus();
}
