import type { Language } from '@salama/contract/language.ts';
import type { Analysis, Vocabulary } from '../words/vocabulary.ts';

/** Reads the texts of one language, each only once: titles and ways to ask are needed in several places. */
export interface Reader {
  language: Language;
  words(text: string): string[];
  analyse(text: string): Analysis;
}

export function createReader(language: Language, vocabulary: Vocabulary): Reader {
  const words = remember((text: string) => vocabulary.wordsOf(text, language));
  return { language, words, analyse: remember((text) => vocabulary.analyse(words(text), language)) };
}

function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}
