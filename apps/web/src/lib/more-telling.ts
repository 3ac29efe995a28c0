import type { Help } from '@salama/contract/help.ts';

/** Of what the server sent and what the phone found, what says more: lines for any danger say less than those of a rule. */
export function moreTelling<Found extends Help>(
  sent: Help | undefined,
  found: Found | undefined,
): Help | Found | undefined {
  const isForAny = sent?.origin?.rules.length === 0;
  return found && isForAny ? found : (sent ?? found);
}
