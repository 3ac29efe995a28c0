import { expect, it } from 'vitest';
import type { Reply } from '../reply/reply.ts';
import type { Hit, Search } from '../search/search.ts';
import { isForReaders } from './deeds.ts';
import { passagesToRead } from './passages-to-read.ts';

const hit = (key: string, more: { elsewhere?: boolean; ask?: number } = {}) =>
  ({
    passage: { key },
    elsewhere: more.elsewhere ?? false,
    fit: { ask: more.ask ?? 0 },
  }) as unknown as Hit;
const search = (found: Record<string, Hit[]>) =>
  ({ find: (text: string) => ({ hits: found[text] ?? [] }) }) as unknown as Search;
const keysOf = (found: Record<string, Hit[]>, shown: string[] = []) =>
  passagesToRead(
    shown.map((key) => hit(key).passage),
    { question: 'q', language: 'en', before: 'b', first: 'f', search: search(found) },
  ).map(({ passage }) => passage.key);

it('takes what is shown first, then each way’s best in turn, each once', () => {
  const found = { q: [hit('one'), hit('two')], 'b. q': [hit('three'), hit('one')], 'f. q': [hit('four')] };
  expect(keysOf(found, ['five'])).toEqual(['five', 'one', 'three', 'four', 'two']);
});

it('leaves out what nobody has told of, unless it is asked for in so many words', () => {
  const found = {
    q: [hit('told'), hit('untold', { elsewhere: true }), hit('asked', { elsewhere: true, ask: 0.9 })],
  };
  expect(keysOf(found)).toEqual(['told', 'asked']);
});

it('gives nobody a reply to read that has a card', () => {
  const reply = { text: '', details: { kind: 'answer' } } as Reply;
  expect(isForReaders(reply)).toBe(true);
  expect(isForReaders({ ...reply, help: { kind: 'crisis', text: '', contacts: [] } })).toBe(false);
});
