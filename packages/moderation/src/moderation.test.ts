import { readModeration } from '@salama/content/read-moderation.ts';
import { expect, test } from 'vitest';
import { createModeration, type ModerationRequest } from './moderation.ts';

const moderation = createModeration(readModeration(new URL('../../../content', import.meta.url).pathname));
const check = (text: string, request: Partial<ModerationRequest> = {}) =>
  moderation.check({ kind: 'question', texts: [{ name: 'content', text }], ...request });

test('publishes an honest question', () => {
  expect(check('Can I get pregnant if I have sex during my period?')).toEqual({
    action: 'publish',
    labels: [],
  });
});

test('refuses a phone number and gives the reason', () => {
  expect(check('call me 0712 345 678')).toEqual({ action: 'refuse', labels: ['phone'], reason: 'phone' });
});

test('holds a clean text when every text is reviewed, without a reason', () => {
  expect(check('Is the pill safe?', { mode: 'review-all' })).toEqual({ action: 'hold', labels: [] });
});
