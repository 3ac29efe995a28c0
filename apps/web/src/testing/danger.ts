import type { Help } from '@salama/contract/help.ts';
import { vi } from 'vitest';
import * as dangerCheck from '../features/writing/danger-check.ts';

export const help = {
  kind: 'emergency' as const,
  text: 'Go to a hospital now.',
  contacts: [{ id: 'ke', kind: 'emergency' as const, name: 'Emergency', number: '112', href: 'tel:112' }],
};

/** Until the test is over this device finds the same in every text: help, or no danger. */
export function deviceFinds(found: Help | undefined) {
  return vi.spyOn(dangerCheck, 'checkDanger').mockResolvedValue(found);
}
