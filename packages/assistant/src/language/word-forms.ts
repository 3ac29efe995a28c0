import type { Language } from '@salama/contract/language.ts';

/** A subject and a tense on a verb: what almost no word of the other languages looks like. */
const SWAHILI_VERB =
  /^(?:ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|si|hu|ha|hatu|ham|hawa|hai|hau|hazi|haya)(?:me|mesha|na|napo|naye|nayo|nao|li|lipo|liye|ta|taka|nge|ngali|ki|ka|ja|ku|si|sha|to)[a-z]{2,}[aeiu]$/;
const SWAHILI_OTHER = /^(?:ku|kw|ni|nisi|usi|asi|wa|hu|haku|tu)[a-z]{3,}(?:a|e|sha|wa)$/;
const SWAHILI_LETTERS = /(?:ng'|mb|nd|nj|ny|mw|kw|sh|ch|dh|gh)[aeiou]/;
const FRENCH_LETTERS = /(?:eux|eau|oir|tion|ment|ique|aient|ez|ais|ait|ee|ees|ette|elle|oi|ou[rs])$/;
const ENGLISH_LETTERS = /(?:ing|ed|ly|th|ght|ck|wh|ness|ful|less|ous|tion)$|^(?:wh|th|kn)/;

/** What the form of a word says, for words that no list holds. */
export function formEvidence(word: string): Partial<Record<Language, number>> {
  if (word.length < 4) return {};
  if (SWAHILI_VERB.test(word)) return { sw: 1 };
  if (SWAHILI_OTHER.test(word) && !ENGLISH_LETTERS.test(word)) return { sw: 0.5 };
  if (ENGLISH_LETTERS.test(word)) return { en: 0.5 };
  if (FRENCH_LETTERS.test(word)) return { fr: 0.4 };
  return SWAHILI_LETTERS.test(word) && /[aeiou]$/.test(word) ? { sw: 0.3 } : {};
}
