import type { Node } from './pattern.ts';

type Word = Extract<Node, { kind: 'word' }>;

/** Shorter words have too many neighbours to be guessed from a misspelling. */
const FUZZY_LENGTH = 7;

/** All words of all patterns, so that a token finds the ones it satisfies without trying each. */
export function createVocabulary(words: Word[], known: readonly string[]) {
  const exact = new Map<string, Word[]>();
  const parts = {
    prefix: new Map<string, Word[]>(),
    suffix: new Map<string, Word[]>(),
    infix: new Map<string, Word[]>(),
  };
  const slips = new Map<string, Word[]>();
  const real = new Set(known);
  for (const word of words) {
    if (word.match === 'fuzzy' || word.match === 'exact') {
      push(exact, word.text, word);
      real.add(word.text);
    } else push(parts[word.match], word.text, word);
    if (word.match === 'fuzzy' && word.text.length >= FUZZY_LENGTH) {
      for (const slip of withoutOneLetter(word.text)) push(slips, slip, word);
    }
  }
  const infixLengths = [...new Set([...parts.infix.keys()].map((text) => text.length))];

  return function wordsOf(token: string): Word[] {
    const found = [...(exact.get(token) ?? [])];
    for (let length = 1; length <= token.length; length += 1) {
      found.push(...(parts.prefix.get(token.slice(0, length)) ?? []));
      found.push(...(parts.suffix.get(token.slice(-length)) ?? []));
    }
    for (const length of infixLengths) {
      for (let at = 0; at + length <= token.length; at += 1) {
        found.push(...(parts.infix.get(token.slice(at, at + length)) ?? []));
      }
    }
    if (token.length >= FUZZY_LENGTH - 1 && !real.has(token)) found.push(...misspelled(token));
    return found;
  };

  function misspelled(token: string): Word[] {
    const found = new Set<Word>();
    for (const slip of withoutOneLetter(token)) {
      for (const word of slips.get(slip) ?? []) if (isOneSlip(token, word.text)) found.add(word);
    }
    return [...found];
  }
}

function push(map: Map<string, Word[]>, key: string, word: Word): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

/** The word itself and each form that lacks one letter: two words one slip apart share a form. */
function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** One letter more, less, other, or two neighbours swapped; the first letter is never the slip. */
function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (left: number, right: number) => a.slice(at + left) === b.slice(at + right);
  if (a.length !== b.length) return a.length > b.length ? rest(1, 0) : rest(0, 1);
  return rest(1, 1) || (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(2, 2));
}
