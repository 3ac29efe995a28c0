import { describe, expect, it } from 'vitest';
import type { Hit, Search, SearchResult } from '../search/search.ts';
import { createLongMessageReader } from './long-message.ts';

const hit = (key: string, score: number) => ({ passage: { key }, score }) as unknown as Hit;
const byParts = createLongMessageReader({ joins: ['and'], asks: ['can i', 'is it'] });
const STORY =
  'I had the implant put in last year at the big hospital in town. My sister says it can walk to the heart. Is it true that it moves';

function reading(message: string, whole: [Hit, ...Hit[]], found: (part: string) => Hit[]) {
  const parts: string[] = [];
  const find: Search['find'] = (part, _language, { about } = {}) => {
    parts.push(about ? `${part} (${about.join(' ')})` : part);
    return { hits: found(part) } as SearchResult;
  };
  const asked = { length: message.split(' ').length, topics: ['implant'] } as unknown as SearchResult;
  const hits = byParts(message, 'en', whole, asked, { find } as Search);
  return { parts, keys: hits.map(({ passage }) => passage.key) };
}

describe('a long message', () => {
  it('is also searched by its parts, and a part that asks with the subject of the whole', () => {
    const { parts } = reading(STORY, [hit('whole', 0.3)], () => []);
    expect(parts).toEqual([
      'I had the implant put in last year at the big hospital in town',
      'My sister says it can walk to the heart',
      'Is it true that it moves',
      'Is it true that it moves (implant)',
    ]);
  });

  it('is about what several of its parts find', () => {
    const { keys } = reading(STORY, [hit('whole', 0.3)], (part) =>
      /heart|moves/.test(part) ? [hit('travel', 0.7)] : [hit('other', 0.5)],
    );
    expect(keys).toEqual(['travel', 'whole', 'other']);
  });

  it('keeps what it found as a whole where its parts find nothing better', () => {
    const { keys } = reading(STORY, [hit('whole', 0.6)], () => [hit('other', 0.4)]);
    expect(keys[0]).toBe('whole');
  });

  it('without a full stop is cut into stretches that overlap', () => {
    const words = Array.from({ length: 32 }, (_, at) => `w${at}`);
    const { parts } = reading(words.join(' '), [hit('whole', 0.3)], () => []);
    expect(parts.map((part) => part.split(' ')[0])).toEqual(['w0', 'w8', 'w16']);
  });

  it('is left as it is where it is short', () => {
    const { parts, keys } = reading('My sister says. Can I remove it', [hit('whole', 0.3)], () => []);
    expect([parts, keys]).toEqual([[], ['whole']]);
  });
});
