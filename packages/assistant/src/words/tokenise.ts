import { fold } from '@salama/contract/characters.ts';
import { ELISION } from '@salama/words/elision.ts';

const LONG_RUN = /([a-z])\1{2,}/g;

/**
 * The words of a text, folded: no accents, no punctuation, French elisions cut off ("l'implant" gives
 * "implant"), English apostrophes closed ("don't" gives "dont"), drawn-out letters shortened ("heeelp").
 */
export function tokenise(text: string): string[] {
  const words = fold(text).replace(ELISION, ' ').replaceAll("'", '').replace(LONG_RUN, '$1');
  return words.match(/[a-z0-9]+/g) ?? [];
}
