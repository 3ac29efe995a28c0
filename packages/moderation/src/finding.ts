import type { Label } from '@salama/contract/moderation/labels.ts';

/** What a reader found: a label and whether that alone refuses. */
export interface Finding {
  label: Label;
  action: 'refuse' | 'hold';
}
