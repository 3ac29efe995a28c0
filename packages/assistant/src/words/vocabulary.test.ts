import type { Lexicon } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const lexicon = (language: Lexicon['language'], parts: Partial<Lexicon>): Lexicon => ({
  language,
  topics: [],
  synonyms: [],
  spellings: {},
  stopWords: [],
  ...parts,
});

const vocabulary = createVocabulary(
  [
    lexicon('en', {
      topics: [
        ['condom', 'rubber'],
        ['emergency contraception', 'morning after pill'],
        ['pill', 'the pill'],
      ],
      synonyms: [['hurting', 'pain']],
      spellings: { u: 'you' },
      stopWords: ['you', 'a'],
    }),
    lexicon('sw', {
      topics: [
        ['condom', 'kondomu'],
        ['vulva', 'kisimi'],
      ],
      stopWords: ['ya'],
    }),
  ],
  {},
);
const analyse = (text: string, language: 'en' | 'sw') =>
  vocabulary.analyse(vocabulary.wordsOf(text, language), language);

describe('analyse', () => {
  it('gives words of one meaning one concept, and says which put a question in scope', () => {
    expect(analyse('rubbers pain', 'en')).toEqual({ terms: ['=condom', '=hurting'], topics: ['=condom'] });
  });

  it('prefers the longest phrase', () => {
    expect(analyse('a morning after pill', 'en').terms).toEqual(['=emergency-contraception']);
  });

  it('understands a borrowed word, in the concept its own language has for it', () => {
    expect(analyse('rubber imepasuka', 'sw').terms).toContain('=condom');
    expect(analyse('kondomu imepasuka', 'sw').terms).toContain('=condom');
  });

  it('understands an English verb bent as a Swahili one', () => {
    expect(analyse('inahurting sana', 'sw').terms).toContain('=hurting');
    expect(analyse('inahurting sana', 'en').terms).not.toContain('=hurting');
  });

  it('writes short forms out and drops stop words and bare numbers', () => {
    expect(analyse('u 28 smoke', 'en').terms).toEqual(['smok']);
  });

  it('does not take a word for another that merely shares a short stem', () => {
    expect(analyse('simu', 'sw').topics).toEqual([]);
  });
});
