import { limits } from '@salama/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { corrected, factsFrom, namesOf } from './facts.ts';

const nothing = { circumstances: [], denied: [] };

describe('facts of a conversation', () => {
  it('travel by names and come back the same', () => {
    const facts = { circumstances: ['pregnancy', 'another'], age: 16, country: 'KE' as const };
    expect(namesOf(facts)).toEqual(['pregnancy', 'another', 'age-16', 'in-KE']);
    expect(factsFrom(namesOf(facts))).toEqual(facts);
  });

  it('are corrected by what is told later', () => {
    const known = { circumstances: ['pregnancy', 'uses-pill'], age: 16 };
    expect(corrected(known, { ...nothing, age: 17 })).toMatchObject({ age: 17 });
    expect(corrected(known, { ...nothing, denied: ['pregnancy'] }).circumstances).toEqual(['uses-pill']);
    expect(corrected(known, { ...nothing, circumstances: ['pregnancy'] }).circumstances).toEqual([
      'uses-pill',
      'pregnancy',
    ]);
  });

  it('are no more than may travel: the oldest are forgotten', () => {
    const circumstances = Array.from({ length: limits.chat.facts + 3 }, (_, at) => `fact-of-${at}`);
    const names = namesOf({ circumstances, age: 16 });
    expect(names).toHaveLength(limits.chat.facts);
    expect(names.slice(-2)).toEqual([circumstances.at(-1), 'age-16']);
  });

  it('leave strange names alone', () => {
    expect(factsFrom(['in-kenya', 'age-old'])).toEqual({ circumstances: ['in-kenya', 'age-old'] });
  });
});
