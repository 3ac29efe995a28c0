import type { PassageTags } from '@salama/content/passage-tags.ts';
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
const {
  elsewhere: read,
  namedBy,
  ofThatAge,
} = createCircumstances(
  [
    {
      id: 'pregnancy',
      said: ['pregnancy', 'weeks'],
      named: ['pregnancy'],
      library: ['while-pregnant#sleep', 'while-pregnant#last-days', 'moods#fear'],
    },
    { id: 'birth', said: ['born'], named: [], library: ['after-birth#sleep', 'while-pregnant#last-days'] },
    { id: 'twins', said: [], named: [], library: ['moods#two'] },
  ],
  vocabulary,
);
const passage = (key: string, age: PassageTags['age'] = ['any']) =>
  ({ key, section: { tags: { age } } }) as Passage;
const termsOf = (text: string) => vocabulary.analyse(vocabulary.wordsOf(text, 'en'), 'en').terms;
const elsewhere = (question: string, key: string, after: string[] = []) =>
  read({ terms: termsOf(question), after })(passage(key));

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

  it.each([
    [51, ['adult', 'older'], true],
    [51, ['adult'], false],
    [40, ['adult', 'older'], false],
    [11, ['child', 'teen'], true],
    [15, ['child', 'teen'], false],
    [undefined, ['older'], false],
  ] as const)('of age: at %s a passage for %j is written for it: %s', (age, ages, isFor) => {
    expect(ofThatAge({ circumstances: [], age })(passage('moods#two', [...ages]))).toBe(isFor);
  });

  it('that were told earlier in the conversation still hold', () => {
    const facts = { circumstances: ['pregnancy'] };
    const isElsewhere = read({ terms: termsOf('i cannot sleep'), after: [], facts });
    expect(isElsewhere(passage('while-pregnant#sleep'))).toBe(false);
    expect(isElsewhere(passage('after-birth#sleep'))).toBe(true);
  });

  it('are named by some words, and only hinted at by others', () => {
    expect(namedBy(termsOf('mimba'))).toEqual(['pregnancy']);
    expect(namedBy(termsOf('20 weeks'))).toEqual([]);
  });
});

describe('age', () => {
  const forAge = (age: number | undefined, ages: PassageTags['age']) =>
    read({ terms: [], after: [], facts: { circumstances: [], age } })(passage('moods#sleep', ages));

  it('sets aside what is for people of other ages, once it was told', () => {
    expect(forAge(15, ['adult', 'older'])).toBe(true);
    expect(forAge(40, ['child', 'teen'])).toBe(true);
    expect(forAge(undefined, ['older'])).toBe(false);
  });

  it('leaves what is for the ages beside it', () => {
    expect(forAge(12, ['teen', 'adult', 'older'])).toBe(false);
    expect(forAge(15, ['any'])).toBe(false);
  });
});
