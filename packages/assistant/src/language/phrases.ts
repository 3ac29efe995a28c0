import { fold } from '@salama/contract/characters.ts';

/** Whether a folded text has one of the phrases, anywhere or as its first words; `kenya*` is any word that begins so. */
export type PhraseTest = (folded: string) => boolean;

export function phraseTest(phrases: readonly string[], place: 'anywhere' | 'first' = 'anywhere'): PhraseTest {
  const options = phrases.map((phrase) => fold(phrase).replace('*', '\\w*')).join('|');
  const pattern = new RegExp(`${place === 'first' ? '^' : '\\b'}(?:${options})\\b`);
  return (folded) => pattern.test(folded);
}
