const SHORTEST = 3;

/** Subject and tense in front of a verb: nime-, ana-, hata-, siku-, aki-, nge-, relative forms such as anaye-. */
const VERB_PREFIX =
  /^(?:ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|si|hu|ha|hatu|ham|hawa|hai|hau|hazi|haya|haki)(?:me(?:sha|kwisha)?|na(?:po|ye|yo|lo|cho|zo|o)?|li(?:po|ye|yo|cho|zo|o)?|ta(?:ka(?:po|ye|yo))?|nge|ngali|ki|ka|ja|ku|si(?:po)?)(?=[a-z]{3})/;
const PLAIN_PREFIX = /^(?:kuto|ku|kw|huwa|hu|ni|nisi|usi|tusi|wasi)(?=[a-z]{3})/;
/** Object markers that may follow the tense; "ji" stays: to open and to give birth, to play and to masturbate differ by it. */
const OBJECT_PREFIX = /^(?:ni|ku|mw|m|wa|tu)(?=[a-z]{4})/;
/** Noun classes: ki-/vi-, ma-, m-/wa-/mi-, u-. */
const NOUN_PREFIX = /^(?:ki|vi|ma|mi|wa|u)(?=[a-z]{4})/;
/** Extensions and final vowels: -isha, -iwa, -wa, -ana, -ia, -eni. */
const VERB_ENDING =
  /(?:ishwa|eshwa|ikana|ekana|isha|esha|izwa|iza|eza|iwa|ewa|ana|iana|eana|ika|eka|lia|lea|ia|ea|wa|eni|ani)$/;
const FINAL_VOWEL = /[aeiou]$/;

/**
 * Cuts the prefixes and endings of verbs and the class prefixes of nouns: "nimebeba", "kubeba" and "anabeba"
 * give "beb"; "kidonge" and "vidonge" give "dong". Deliberately rough: both sides of the search use it.
 */
export function stemSwahili(word: string): string {
  if (word.length <= SHORTEST) return word;
  const verb = word.replace(VERB_PREFIX, '');
  if (verb !== word) return cutEnding(verb.replace(OBJECT_PREFIX, ''));
  const infinitive = word.replace(PLAIN_PREFIX, '');
  if (infinitive !== word) return cutEnding(infinitive.replace(OBJECT_PREFIX, ''));
  return word.replace(NOUN_PREFIX, '').replace(FINAL_VOWEL, '');
}

function cutEnding(verb: string): string {
  const root = verb.replace(VERB_ENDING, '');
  return root.length >= SHORTEST ? root : verb.replace(FINAL_VOWEL, '');
}
