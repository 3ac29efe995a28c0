import type { Language } from '@salama/contract/language.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';
import { stemSwahili } from './stem-swahili.ts';

const STEMMERS: Record<Language, (word: string) => string> = {
  en: stemEnglish,
  sw: stemSwahili,
  fr: stemFrench,
};
const caches: Record<Language, Map<string, string>> = { en: new Map(), sw: new Map(), fr: new Map() };
const CACHE_SIZE = 50_000;

/** Cuts a folded word down to the part its inflected forms share. Light: it may leave forms apart. */
export function stem(word: string, language: Language): string {
  const cache = caches[language];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const result = STEMMERS[language](word);
  // Words of strangers fill it too: bounded, so that a long-running process does not grow.
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(word, result);
  return result;
}
