import type { ContactKind } from '@salama/contract/help.ts';

/** What people look for, and the kinds of line that answer it. */
export const NEEDS = {
  emergency: ['emergency', 'police', 'ambulance', 'other'],
  child: ['child'],
  gbv: ['gbv'],
  srh: ['srh'],
  hiv: ['hiv'],
  mental: ['mental'],
} as const satisfies Record<string, readonly ContactKind[]>;
export type Need = keyof typeof NEEDS;
export const NEED_NAMES = Object.keys(NEEDS) as Need[];

/** Without a need every kind of line answers. */
export function answers(need: Need | undefined, kind: string): boolean {
  const kinds: readonly string[] | undefined = need && NEEDS[need];
  return kinds?.includes(kind) ?? true;
}
