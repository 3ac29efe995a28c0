import type { Node, Sign } from './pattern.ts';
import type { Token } from './text.ts';
import { createVocabulary } from './vocabulary.ts';

/** First and last token of a place where a node occurs. */
type Span = readonly [start: number, end: number];

/** A negation counts when it stands at most so many words before. */
const NEGATION_REACH = 3;
const NOWHERE: readonly Span[] = [];

/** Prepares all signs; the result reads one text, which then answers for each sign. */
export function createMatcher(signs: Sign[], negation: Node, known: readonly string[]) {
  const nodes = new Set<Node>();
  for (const node of [negation, ...signs.flatMap(({ terms }) => terms.map((term) => term.node))]) {
    collect(node, nodes);
  }
  const words = [...nodes].filter((node) => node.kind === 'word');
  const wordsOf = createVocabulary(words, known);
  return (tokens: readonly Token[]) => {
    const text = new TextMatch(tokens, wordsOf, negation);
    return { satisfies: (sign: Sign) => text.satisfies(sign) };
  };
}

/** One text: finds each node once, however many signs ask for it. */
class TextMatch {
  private readonly tokens: readonly Token[];
  private readonly negation: Node;
  private readonly places = new Map<Node, readonly Span[]>();

  constructor(tokens: readonly Token[], wordsOf: (token: string) => Node[], negation: Node) {
    this.tokens = tokens;
    this.negation = negation;
    const positions = new Map<Node, Span[]>();
    tokens.forEach(({ text }, at) => {
      for (const word of new Set(wordsOf(text))) {
        const list = positions.get(word);
        if (list) list.push([at, at]);
        else positions.set(word, [[at, at]]);
      }
    });
    for (const [word, list] of positions) this.places.set(word, list);
  }

  satisfies({ terms, within }: Sign): boolean {
    const needed: (readonly Span[])[] = [];
    for (const { node, role } of terms) {
      const found = this.placesOf(node);
      if (role === 'absent' && found.length > 0) return false;
      if (role === 'absent') continue;
      const counted = role === 'affirmed' ? found.filter((span) => this.isAffirmed(span)) : found;
      if (counted.length === 0) return false;
      needed.push(counted);
    }
    return lieWithin(needed, within);
  }

  private placesOf(node: Node): readonly Span[] {
    let found = this.places.get(node);
    if (!found) {
      found = this.find(node);
      this.places.set(node, found);
    }
    return found;
  }

  private find(node: Node): readonly Span[] {
    switch (node.kind) {
      case 'word':
        return NOWHERE;
      case 'any':
        return node.options.flatMap((option) => this.placesOf(option));
      case 'sequence':
        return this.findSequence(node.parts, node.gaps);
      case 'number':
        return this.findNumber(node.from, node.to);
    }
  }

  private findNumber(least: number, most: number): readonly Span[] {
    return this.tokens.flatMap(({ text }, at) =>
      /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? [[at, at] as const] : [],
    );
  }

  private findSequence(parts: readonly Node[], gaps: readonly number[]): readonly Span[] {
    let found: readonly Span[] = parts[0] ? this.placesOf(parts[0]) : NOWHERE;
    for (let part = 1; part < parts.length && found.length > 0; part += 1) {
      const node = parts[part];
      const next = node ? this.placesOf(node) : NOWHERE;
      const reach = (gaps[part - 1] ?? 0) + 1;
      found = found.flatMap(([start, end]) =>
        next
          .filter(([from]) => from > end && from - end <= reach && this.sameSentence(end, from))
          .map(([, to]) => [start, to] as const),
      );
    }
    return found;
  }

  private isAffirmed([start]: Span): boolean {
    return !this.placesOf(this.negation).some(
      ([, end]) => end < start && start - end <= NEGATION_REACH && this.sameSentence(end, start),
    );
  }

  private sameSentence(a: number, b: number): boolean {
    return this.tokens[a]?.sentence === this.tokens[b]?.sentence;
  }
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
