import type { Node, Sign } from './pattern.ts';
import type { Token } from './text.ts';
import { createVocabulary } from './vocabulary.ts';

/** First and last token of a place where a node occurs. */
type Span = readonly [start: number, end: number];

export interface TextMatch {
  satisfies(sign: Sign): boolean;
}

/** A negation counts when it stands at most so many words before. */
const NEGATION_REACH = 3;
const NOWHERE: readonly Span[] = [];

/** Prepares all signs; the result reads one text and then answers for each sign. */
export function createMatcher(signs: Sign[], negation: Node, known: readonly string[]) {
  const nodes = new Set<Node>();
  for (const node of [negation, ...signs.flatMap(({ terms }) => terms.map((term) => term.node))])
    collect(node, nodes);
  const wordsOf = createVocabulary(
    [...nodes].filter((node) => node.kind === 'word'),
    known,
  );

  return function matchText(tokens: readonly Token[]): TextMatch {
    const places = new Map<Node, readonly Span[]>();
    const positions = new Map<Node, Span[]>();
    tokens.forEach(({ text }, at) => {
      for (const word of wordsOf(text)) {
        const list = positions.get(word);
        if (!list) positions.set(word, [[at, at]]);
        else if (list[list.length - 1]?.[0] !== at) list.push([at, at]);
      }
    });
    const numbers = tokens.flatMap(({ text }, at) =>
      /^\d{1,4}$/.test(text) ? [{ at, value: Number(text) }] : [],
    );

    function placesOf(node: Node): readonly Span[] {
      if (node.kind === 'word') return positions.get(node) ?? NOWHERE;
      let found = places.get(node);
      if (!found) {
        found = find(node);
        places.set(node, found);
      }
      return found;
    }

    function find(node: Exclude<Node, { kind: 'word' }>): readonly Span[] {
      if (node.kind === 'any') return node.options.flatMap((option) => placesOf(option));
      if (node.kind === 'sequence') return findSequence(node.parts, node.gaps);
      return numbers.flatMap(({ at, value }) =>
        value >= node.from && value <= node.to ? [[at, at] as const] : [],
      );
    }

    function findSequence(parts: readonly Node[], gaps: readonly number[]): readonly Span[] {
      let found: readonly Span[] = parts[0] ? placesOf(parts[0]) : NOWHERE;
      for (let part = 1; part < parts.length && found.length > 0; part += 1) {
        const node = parts[part];
        const next = node ? placesOf(node) : NOWHERE;
        const reach = (gaps[part - 1] ?? 0) + 1;
        found = found.flatMap(([start, end]) =>
          next
            .filter(([from]) => from > end && from - end <= reach && sameSentence(end, from))
            .map(([, to]) => [start, to] as const),
        );
      }
      return found;
    }

    function sameSentence(a: number, b: number): boolean {
      return tokens[a]?.sentence === tokens[b]?.sentence;
    }

    function isAffirmed([start]: Span): boolean {
      return !placesOf(negation).some(
        ([, end]) => end < start && start - end <= NEGATION_REACH && sameSentence(end, start),
      );
    }

    function satisfies({ terms, within }: Sign): boolean {
      const needed: (readonly Span[])[] = [];
      for (const { node, role } of terms) {
        const found = placesOf(node);
        if (role === 'absent') {
          if (found.length > 0) return false;
          continue;
        }
        const counted = role === 'affirmed' ? found.filter(isAffirmed) : found;
        if (counted.length === 0) return false;
        needed.push(counted);
      }
      return lieWithin(needed, within);
    }

    return { satisfies };
  };
}

function collect(node: Node, into: Set<Node>): void {
  if (into.has(node)) return;
  into.add(node);
  if (node.kind === 'any') for (const option of node.options) collect(option, into);
  if (node.kind === 'sequence') for (const part of node.parts) collect(part, into);
}

/** Whether some stretch of so many words holds one place of each list. */
function lieWithin(lists: readonly (readonly Span[])[], within: number): boolean {
  return lists.some((list) =>
    list.some(([start]) =>
      lists.every((other) => other.some(([from, to]) => from >= start && to < start + within)),
    ),
  );
}
