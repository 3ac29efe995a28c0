import { borrowedVerb } from './borrowed-verbs.ts';

/** "nmelala", "ntakufa", "nnaumwa": the i of "ni" is left out before a tense. */
const FIRST_PERSON = /^n(?=(?:me|li|ta|na|ki)[a-z]{3})/;
/** "kanipiga" for "amenipiga"; not "kanisa", a church. */
const HE_OR_SHE = /^ka(?=ni(?!sa)[a-z]{4})/;
/** "cjaanza", "cwezi", "cpati": one letter for "si". */
const NOT_I = /^c(?=[jwp][a-z]{3})/;

/** What is done to somebody in danger, said in English and bent as Swahili: "alinirape". */
const BORROWED = new Map([
  ['abuse', 'nyanyasa'],
  ['beat', 'piga'],
  ['burn', 'choma'],
  ['choke', 'kaba'],
  ['cut', 'kata'],
  ['force', 'lazimisha'],
  ['hit', 'piga'],
  ['kick', 'piga'],
  ['kill', 'ua'],
  ['molest', 'shika'],
  ['punch', 'piga'],
  ['rape', 'baka'],
  ['slap', 'zaba'],
  ['strangle', 'nyonga'],
  ['threaten', 'tishia'],
  ['touch', 'shika'],
]);

/** A Swahili verb as it is spelled, of how it is typed on a phone; any other word as it is. */
export function writeOutSwahili(word: string): string {
  const { before, verb } = borrowedVerb(word, BORROWED) ?? { before: word, verb: '' };
  const written = `${before}${BORROWED.get(verb) ?? ''}`;
  return written.replace(FIRST_PERSON, 'ni').replace(HE_OR_SHE, 'ame').replace(NOT_I, 'si');
}
