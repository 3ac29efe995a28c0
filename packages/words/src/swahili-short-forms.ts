import { borrowedVerb } from './borrowed-verbs.ts';

/** "nmelala", "ntakufa", "nnaumwa": the i of "ni" is left out before a tense. */
const FIRST_PERSON = /^n(?=(?:me|li|ta|na|ki)[a-z]{3})/;
/** "kanipiga" for "amenipiga"; not "kanisa", a church. */
const HE_OR_SHE = /^ka(?=ni(?!sa)[a-z]{4})/;
/** "cjaanza", "cwezi", "cpati": one letter for "si". */
const NOT_I = /^c(?=[jwp][a-z]{3})/;

/** English verbs that are bent as Swahili ("alinirape"), and the Swahili ones they stand for. */
export type BorrowedVerbs = ReadonlyMap<string, string>;

/** A Swahili verb as it is spelled, of how it is typed on a phone; any other word as it is. */
export function writeOutSwahili(word: string, borrowed: BorrowedVerbs): string {
  const { before, verb } = borrowedVerb(word, borrowed) ?? { before: word, verb: '' };
  const written = `${before}${borrowed.get(verb) ?? ''}`;
  return written.replace(FIRST_PERSON, 'ni').replace(HE_OR_SHE, 'ame').replace(NOT_I, 'si');
}
