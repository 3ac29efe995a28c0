import type { Language } from '@salama/contract/language.ts';
import { remember } from '@salama/words/remember.ts';
import type { Analysis, Vocabulary } from '../words/vocabulary.ts';

/** Reads the texts of one language, each only once: titles and ways to ask are needed in several places. */
export interface Reader {
  language: Language;
  words(text: string): string[];
  analyse(text: string): Analysis;
}

export function createReader(language: Language, vocabulary: Vocabulary): Reader {
  const words = remember(Infinity, (text: string) => vocabulary.wordsOf(text, language));
  return {
    language,
    words,
    analyse: remember(Infinity, (text) => vocabulary.analyse(words(text), language)),
  };
}
