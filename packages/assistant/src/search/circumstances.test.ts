import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../words/vocabulary.ts';
import { createCircumstances } from './circumstances.ts';
import type { Passage } from './passages.ts';

const vocabulary = createVocabulary(
  [
    { language: 'en', topics: [['pregnancy', 'expecting']], synonyms: [], spellings: {}, stopWords: [] },
    { language: 'sw', topics: [['pregnancy', 'mimba']], synonyms: [], spellings: {}, stopWords: [] },
  ],
  {},
);
const read = createCircumstances(
  [
    {
      id: 'pregnancy',
      said: ['pregnancy', 'weeks'],
      library: ['while-pregnant#sleep', 'while-pregnant#last-days', 'moods#fear'],
    },
    { id: 'birth', said: ['born'], library: ['after-birth#sleep', 'while-pregnant#last-days'] },
    { id: 'twins', said: [], library: ['moods#two'] },
  ],
  vocabulary,
);
const passage = (key: string) => ({ key }) as Passage;
const termsOf = (text: string) => vocabulary.analyse(vocabulary.wordsOf(text, 'en'), 'en').terms;
const elsewhere = (question: string, key: string, after: string[] = []) =>
  read(termsOf(question), after)(passage(key));

describe('circumstances', () => {
  it('set a part of the library aside that nobody has spoken of', () => {
    expect(elsewhere('i cannot sleep', 'while-pregnant#sleep')).toBe(true);
    expect(elsewhere('i cannot sleep', 'moods#fear')).toBe(true);
    expect(elsewhere('i cannot sleep', 'moods#sleep')).toBe(false);
  });

  it.each(['expecting and i cannot sleep', 'mimba, cannot sleep', '20 weeks, cannot sleep'])(
    'are said by any word that means them: %s',
    (question) => expect(elsewhere(question, 'while-pregnant#sleep')).toBe(false),
  );

  it('are known from what was spoken of before', () => {
    expect(elsewhere('i cannot sleep', 'while-pregnant#sleep', ['moods#fear'])).toBe(false);
    expect(elsewhere('i cannot sleep', 'after-birth#sleep', ['moods#fear'])).toBe(true);
  });

  it('set nothing aside where no words are known that say them', () => {
    expect(elsewhere('i cannot sleep', 'moods#two')).toBe(false);
  });

  it('may be one of several', () => {
    expect(elsewhere('he is born', 'while-pregnant#last-days')).toBe(false);
  });
});
