import { limits } from '@salama/contract/limits.ts';
import type { Case, History, ReportReason } from '@salama/contract/moderation/schemas.ts';
import { DAY, hourOf, isoTime } from '../../platform/clock.ts';
import type { CaseRow, DecisionRow } from './repository.ts';
import type { ModeratedItem } from './types.ts';

export function presentCase(
  row: CaseRow,
  { questionId, username, content, tags, lang, state }: ModeratedItem,
  more: {
    reports: { reason: ReportReason; count: number }[];
    decision: DecisionRow | undefined;
    history: History | undefined;
  },
): Case {
  return {
    _id: row.id,
    kind: row.kind,
    itemId: row.item_id,
    questionId,
    username,
    content,
    tags,
    lang,
    state,
    status: row.status,
    severity: row.severity,
    labels: row.labels.split(' ').filter(Boolean),
    reports: more.reports.map(({ reason, count }) => ({ reason, count })),
    openedAt: isoTime(hourOf(row.opened_at)),
    version: versionOf(state, more.decision),
    ...(row.covered === 1 && row.status === 'open' && state === 'published' && { covered: true as const }),
    ...(more.history && { history: more.history }),
    ...(row.message && { message: row.message }),
    ...(more.decision && { decision: presentDecision(more.decision) }),
  };
}

/**
 * Changes with every decision, and when the item comes or goes by itself. Not with another report: many at once would keep
 * moderators from deciding at all.
 */
export function versionOf(state: Case['state'], last: Pick<DecisionRow, 'id'> | undefined): string {
  return [state, last?.id].filter(Boolean).join(' ');
}

function presentDecision({ action, username, decided_at }: DecisionRow): Case['decision'] {
  return {
    action,
    by: username,
    at: isoTime(decided_at),
    undoUntil: isoTime(decided_at + limits.undoDays * DAY),
  };
}
