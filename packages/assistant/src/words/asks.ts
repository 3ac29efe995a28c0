import { compilePatterns, type PatternWords } from '@salama/patterns/scanner.ts';

/** Whether a text asks something, in any of the languages. */
export type AsksReader = (text: string) => boolean;

const ASKS = [{ id: 'asks', severity: 0, signs: ['<asks>'], unless: [] }];

/** By a question mark, or by the words that people ask with. */
export function createAsksReader(words: PatternWords): AsksReader {
  const scanner = compilePatterns({ words, rules: ASKS });
  return (text) => text.includes('?') || scanner.scan(text).length > 0;
}
