import { describe, expect, it } from 'vitest';
import { createPhoneReader, phoneLanguage } from './phone-spelling.ts';
import { collectSpellings } from './speller.ts';
import { tabulate } from './word-table.ts';

const targets = {
  en: ['pregnancy', 'pregnant', 'please', 'comments'],
  sw: ['nimechelewa', 'nimepata', 'mimba', 'kondomu', 'nimesahau'],
  fr: ['enceinte', 'bouton', 'ventre', 'rapport'],
};
const phone = {
  en: { wat: 'what', b4: 'before', 'hw 2': 'how to' },
  sw: { vp: 'vipi', xana: 'sana' },
  fr: { mè: 'mes', g: 'j ai', koi: 'quoi' },
};
const words = {
  phone,
  ownWords: { en: ['how', 'do', 'i', 'know'], sw: ['na'], fr: ['je', 'suis'] },
  spellings: {
    en: collectSpellings(targets.en),
    sw: collectSpellings(targets.sw),
    fr: collectSpellings(targets.fr),
  },
  known: tabulate([...targets.en, ...targets.sw, ...targets.fr, 'communities', 'hukumbwa']),
};
const { read } = createPhoneReader(words);

describe('a phone reader', () => {
  it.each([
    ['fr', 'anceinte', 'enceinte', 'by its sound'],
    ['fr', 'vantr', 'ventre', 'by its sound, the last letter left out'],
    ['fr', 'rapor', 'rapport', 'without silent letters'],
    ['sw', 'nmchlewa', 'nimechelewa', 'by its consonants'],
    ['sw', 'nimexahau', 'nimesahau', 'with x for s'],
    ['en', 'prgnncy', 'pregnancy', 'by its consonants'],
    ['en', 'pleeease', 'please', 'drawn out'],
    ['sw', 'nlale', 'nilale', 'with the syllable that is not typed'],
    ['sw', 'ncamke', 'nisiamke', 'with two that are not typed'],
    ['sw', 'tnaenda', 'tunaenda', 'with the syllable that is not typed'],
    ['sw', 'zmepita', 'zimepita', 'with the syllable that is not typed'],
    ['sw', 'alkua', 'alikua', 'with the syllable that is not typed'],
    ['sw', 'ckumbuki', 'sikumbuki', 'with a letter for a syllable'],
    ['sw', '2mekubali', 'tumekubali', 'with a digit for a syllable'],
    ['sw', 'nimepatamimba', 'nimepata mimba', 'joined'],
    ['en', 'howdoiknow', 'how do i know', 'joined of short words'],
    ['fr', 'jesuisenceinte', 'je suis enceinte', 'joined'],
    ['en', 'B4', 'before', 'as the table writes it out'],
    ['en', 'hw 2 tell', 'how to tell', 'of several words in the table'],
  ] as const)('reads in %s "%s" as "%s": %s', (language, typed, meant, _how) => {
    expect(read(typed, language)).toBe(meant);
  });

  it.each([
    ['en', 'communities, 2 pills and p2', 'known words and numbers'],
    ['en', 'brenda', 'a name with its vowels'],
    ['sw', 'hukumbwa', 'a verb that is one word'],
    ['fr', 'il me dit', 'what looks like a word of the table without its accent'],
    ['sw', 'crush wangu, mbwa, nchi, ndani', 'clusters of other languages and honest ones'],
    ['fr', 'wat', 'a word of another language'],
  ] as const)('leaves in %s "%s": %s', (language, text, _what) => {
    expect(read(text, language)).toBe(text);
  });

  it('leaves spaces and signs around the words', () => {
    expect(read('Wat?!  b4 …', 'en')).toBe('what?!  before …');
  });
});

describe('the language of phone words', () => {
  it('is the one with most of them', () => {
    expect(phoneLanguage('g mè regl koi', words)).toBe('fr');
  });

  it('is unknown from one word alone, or from as many of another language', () => {
    expect(phoneLanguage('koi', words)).toBeUndefined();
    expect(phoneLanguage('wat b4 vp xana', words)).toBeUndefined();
  });
});
