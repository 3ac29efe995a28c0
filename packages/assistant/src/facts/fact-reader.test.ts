import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import type { Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { createCountryReader } from '../library/by-country.ts';
import { createCircumstances } from '../search/circumstances.ts';
import { createVocabulary } from '../words/vocabulary.ts';
import { createFactReader } from './fact-reader.ts';

const knowledge = readKnowledge(join(import.meta.dirname, '../../../../content'));
const vocabulary = createVocabulary(knowledge.lexicons, knowledge.safety.words.borrowed);
const { read, isBare } = createFactReader(knowledge, {
  vocabulary,
  circumstances: createCircumstances(knowledge.circumstances, vocabulary),
  countriesIn: createCountryReader(knowledge.countries),
});

describe('what a message tells of who asks', () => {
  it.each([
    ['en', "I'm 16", 16],
    ['en', 'my daughter is 13', 13],
    ['en', 'can i test at 14 without my mum', 14],
    ['sw', 'nina miaka 17', 17],
    ['fr', "j'ai 15 ans", 15],
    ['en', 'im 16 weeks pregnant', undefined],
    ['en', 'it was 10 years ago', undefined],
    ['sw', 'nina wiki 12', undefined],
    ['fr', 'il y a 10 ans', undefined],
  ] as [Language, string, number | undefined][])('age (%s): %s', (language, text, age) => {
    expect(read(text, language).age).toBe(age);
  });

  it('where she is, by the country or a town', () => {
    expect(read('naishi mwanza', 'sw').country).toBe('TZ');
    expect(read('je suis à Goma', 'fr').country).toBe('CD');
  });

  it.each([
    ['en', 'i am pregnant', ['pregnancy'], []],
    ['en', 'im not pregnant', [], ['pregnancy']],
    ['sw', 'sina mimba', [], ['pregnancy']],
    ['fr', 'je ne suis pas enceinte', [], ['pregnancy']],
    ['en', 'i have the implant', ['uses-implant'], []],
  ] as [Language, string, string[], string[]][])(
    'what is so and what is not (%s): %s',
    (language, text, so, not) => {
      expect(read(text, language)).toMatchObject({ circumstances: so, denied: not });
    },
  );
});

describe('a bare fact', () => {
  it.each([
    ['en', "I'm 16"],
    ['en', 'in Kenya'],
    ['en', 'im 5 months pregnant'],
    ['en', 'sorry i mean my sister is pregnant not me'],
    ['sw', 'ni ya dada yangu'],
    ['fr', 'je suis au cameroun'],
  ] as [Language, string][])('tells and asks nothing (%s): %s', (language, text) => {
    expect(isBare(text, language)).toBe(true);
  });

  it.each([
    ['en', 'is abortion legal'],
    ['en', 'can i get pregnant'],
    ['en', 'im pregnant?'],
    ['en', 'my pregnant sister is bleeding'],
    ['en', 'ok'],
    ['sw', 'naweza kupata mimba'],
    ['fr', 'les règles pendant la grossesse'],
  ] as [Language, string][])(
    'is none where something is asked, or told besides (%s): %s',
    (language, text) => {
      expect(isBare(text, language)).toBe(false);
    },
  );
});
