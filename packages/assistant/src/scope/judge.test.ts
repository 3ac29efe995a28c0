import { describe, expect, it } from 'vitest';
import type { Hit, SearchResult } from '../search/search.ts';
import { judge } from './judge.ts';

const hit = (score: number, meaning = 0.2) =>
  ({
    ...{ score, meaning, likeness: 0.3 },
    fit: { ask: 0.4, words: 0.2, letters: 0.3, topics: 1 },
  }) as Hit;
const found = (hits: Hit[], topics: string[] = ['=implant']): SearchResult => ({
  ...{ hits, topics, terms: topics, writtenTopics: topics, length: 8 },
});

describe('how sure a passage is', () => {
  it('is trusted when it stands well before all others', () => {
    expect(judge(found([hit(0.62), hit(0.45)]), false)).toBe('answer');
    expect(judge(found([hit(0.62), hit(0.6)]), false)).toBe('unsure');
    expect(judge(found([hit(0.42), hit(0.1)]), false)).toBe('unsure');
  });

  it('is not, where the question shows a sign of another subject', () => {
    expect(judge(found([hit(0.62), hit(0.45)]), true)).toBe('unsure');
  });

  it('must stand out more where no word of the subject is said', () => {
    expect(judge(found([hit(0.85, 0.8), hit(0.45)], []), false)).toBe('answer');
    expect(judge(found([hit(0.85, 0.8), hit(0.8)], []), false)).toBe('unsure');
    expect(judge(found([hit(0.7, 0.8), hit(0.45)], []), false)).toBe('unsure');
    expect(judge(found([hit(0.85, 0.3), hit(0.45)], []), false)).toBe('unsure');
  });
});
