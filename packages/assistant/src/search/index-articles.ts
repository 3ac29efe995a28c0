import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { meaningFeatures } from '../learning/meaning-features.ts';
import { learnMeaning, type MeaningModel } from '../learning/meaning-model.ts';
import { collectSpellings } from '../words/speller.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { tabulate } from '../words/word-table.ts';
import { indexPassages } from './passage-index.ts';
import { type Passage, passagesOf, sectionKeys } from './passages.ts';
import { createReader, type Reader } from './reader.ts';
import type { SearchIndex } from './search.ts';

/**
 * Indexes every section in its language and learns what ways to ask mean: some 20 seconds of one core for 60,000 ways to
 * ask. `otherWords` are real words that are no slip of a word of the library. Slips are mended towards the words of
 * headings, ways to ask and the lexicons.
 */
export function indexArticles(
  articles: Article[],
  vocabulary: Vocabulary,
  otherWords: readonly string[],
): SearchIndex {
  const others = [...vocabulary.words, ...otherWords].filter(Boolean);
  const shelves = LANGUAGES.map((language) => {
    const reader = createReader(language, vocabulary);
    const passages = passagesOf(articles, language);
    return { reader, passages, asked: passages.flatMap((passage) => askedWords(passage, reader)) };
  });
  const spellingsOf = (language: Language) =>
    collectSpellings([
      ...others,
      ...shelves.flatMap(({ reader, asked }) => (reader.language === language ? asked : [])),
    ]);
  const known = shelves.flatMap(({ reader, passages, asked }) => [
    ...asked,
    ...passages.flatMap(({ section }) => reader.words(section.body)),
  ]);
  return {
    passages: shelves.map(({ reader, passages }) => indexPassages(passages, reader)),
    spellings: { en: spellingsOf('en'), sw: spellingsOf('sw'), fr: spellingsOf('fr') },
    known: tabulate([...new Set([...others, ...known])]),
    meaning: learnFrom(shelves, sectionKeys(articles)),
  };
}

function learnFrom(shelves: { reader: Reader; passages: Passage[] }[], keys: string[]): MeaningModel {
  const examples = shelves.flatMap(({ reader, passages }) =>
    passages.flatMap(({ key, section }) =>
      [section.heading, ...section.asks].map((text) => ({
        features: meaningFeatures(reader.words(text), reader.analyse(text).terms),
        section: keys.indexOf(key),
      })),
    ),
  );
  return learnMeaning(examples, keys.length);
}

function askedWords({ section }: Passage, reader: Reader): string[] {
  return [section.heading, ...section.asks].flatMap((text) => reader.words(text));
}
