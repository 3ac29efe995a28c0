import { vi } from 'vitest';
import { chatApi } from '../features/chat/api.ts';
import { ensureSessionId } from '../features/chat/session-id.ts';
import { createChat } from '../features/chat/state.ts';
import type { DangerCheck } from '../features/writing/danger-check.ts';

export const speaker = { language: 'en', country: 'KE' } as const;

export const help = {
  kind: 'emergency' as const,
  text: 'Go to a hospital now.',
  contacts: [{ id: 'ke', kind: 'emergency' as const, name: 'Emergency', number: '112', href: 'tel:112' }],
};

export const answer = {
  results: '**Yes**, you can.',
  kind: 'answer',
  language: 'en',
  sources: [],
  suggestions: [],
  saved: false,
};
export const urgent = { ...answer, results: 'Go to a hospital now.', kind: 'emergency' };

/** A device that finds no danger, and one that always does. */
const noDanger = () => vi.fn<DangerCheck>(async () => undefined);
export const danger = () => vi.fn<DangerCheck>(async () => help);

/** A conversation of its own with the real calls; ids are m1, m2, … and it is always five past nine. */
export function newChat(checkDanger: DangerCheck = noDanger()) {
  let count = 0;
  return createChat({
    api: chatApi,
    checkDanger,
    sessionId: ensureSessionId,
    newId: () => `m${++count}`,
    now: () => new Date('2026-11-20T09:05:00Z'),
  });
}
