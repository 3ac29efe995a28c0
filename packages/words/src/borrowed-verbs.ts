const SUBJECT = '(?:ni|n|u|a|tu|m|wa|i|li|ya|ki|vi|zi|hu|ha|hatu|ham|hawa|hai)';
const TENSE = '(?:me(?:sha)?|na(?:ye|yo|o|po)?|li(?:po|ye|yo)?|ta(?:ka)?|nge|ki|ka|ku)';
const OBJECT = '(?:ji|ni|ku|mw|m|wa|tu|i|ki)?';
/** What tells of a fact: "kuni-", "ameni-", "ataku-". A Swahili verb ends in -a after it. */
const FACT = new RegExp(`^(?:ku|na|${SUBJECT}${TENSE})${OBJECT}$`);
/** What else stands in front of a verb: "si-" of what is not, "ni-" of what she wishes. */
const WISH_OR_NOT = new RegExp(`^(?:ni|${SUBJECT}?(?:si(?:ja|ta)?|ja))${OBJECT}$`);
/** Letters. */
const SHORTEST = 3;
/** Made of open syllables, as Swahili words are: "ache" in "usiache" is "let go", no pain. */
const READS_AS_SWAHILI = /^(?:(?:m[bw]?|n[dgjyz]?|[cdghkst]h|[bcdfghjklmnprstvwyz]w?|)[aeiou])+$/;

/** An English verb in Swahili clothes: "ame-ni-" + "force". */
export interface Borrowed {
  before: string;
  verb: string;
}

/** Finds the word of `english` behind the beginning of a Swahili verb: "kukiss", "ameniforce", "ulitest". */
export function borrowedVerb(word: string, english: { has(verb: string): boolean }): Borrowed | undefined {
  for (let at = 2; at <= word.length - SHORTEST; at += 1) {
    const verb = word.slice(at);
    if (!english.has(verb)) continue;
    const before = word.slice(0, at);
    const isFact = FACT.test(before);
    const isPlain = !READS_AS_SWAHILI.test(verb) && (isFact || WISH_OR_NOT.test(before));
    // By chance the short ones stand in Swahili words: "akuone" is "that he see you".
    if (isPlain || (isFact && /..[^aeiou]e$/.test(verb))) return { before, verb };
  }
  return undefined;
}
