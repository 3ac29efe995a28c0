import { fold } from '@salama/contract/characters.ts';
import type { Flow } from './records.ts';

/** What the cell of a table says of bleeding; `some` does not say how much. Undefined when its word is unknown. */
export type Bleeding = Flow | 'spotting' | 'some' | 'none';

/** In English, French and Swahili, without accents. The first that matches counts. */
const WORDS: readonly [Bleeding, RegExp][] = [
  ['none', /^(no|none|false|n|n\/a|non|faux|rien|hapana|sina|-+)$/],
  ['none', /^(no|pas d[e']|aucune?|hakuna)(?!\w)/],
  ['spotting', /spot|trace|matone/],
  ['light', /light|leger|faible|peu |kidogo|chache/],
  ['medium', /medium|moderate|\bnormal|moyen|modere|wastani/],
  ['heavy', /heavy|abondant|\bforte?\b|nyingi|nzito/],
  ['some', /^(yes|y|true|x|oui|o|vrai|ndiyo|ndio|kweli|period|bleeding|menstruation|regles|hedhi)$/],
];

export function bleedingIn(cell: string): Bleeding | undefined {
  const word = fold(cell).trim();
  const count = Number(word.replace(',', '.'));
  if (!Number.isNaN(count)) return count > 0 ? 'some' : 'none';
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0];
}
