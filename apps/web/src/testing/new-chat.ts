import type { Help } from '@salama/contract/help.ts';
import { createChat } from '../features/chat/state.ts';
import { deviceFinds } from './danger.ts';

export const speaker = { language: 'en', country: 'KE' } as const;

export const answer = {
  results: '**Yes**, you can.',
  kind: 'answer',
  language: 'en',
  sources: [],
  suggestions: [],
  saved: false,
};
export const urgent = { ...answer, results: 'Go to a hospital now.', kind: 'emergency' };

/** A conversation of its own; ids are m1, m2, … and it is always five past nine. `found`: what this device finds in any text. */
export function newChat(found?: Help) {
  let count = 0;
  deviceFinds(found);
  return createChat({ newId: () => `m${++count}`, now: () => new Date('2026-11-20T09:05:00Z') });
}
