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
  const parents: Parents = new Map();
  for (const node of [negation, ...signs.flatMap(({ terms }) => terms.map((term) => term.node))]) {
    collect(node, parents);
  }
  const words = [...parents.keys()].filter((node) => node.kind === 'word');
  const numbers = [...parents.keys()].filter((node) => node.kind === 'number');
  const wordsOf = createVocabulary(words, known);
  return (tokens: readonly Token[]) => {
    const positions = new Map<Node, Span[]>();
    tokens.forEach(({ text }, at) => {
      const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      const numeric = numbers.filter(({ from, to }) => value >= from && value <= to);
      for (const leaf of new Set<Node>([...wordsOf(text), ...numeric])) {
        const list = positions.get(leaf);
        if (list) list.push([at, at]);
        else positions.set(leaf, [[at, at]]);
      }
    });
    const text = new TextMatch(tokens, positions, parents, negation);
    return { satisfies: (sign: Sign) => text.satisfies(sign) };
  };
}

/** The nodes that can only occur once this one does: all lists it is an option of, all sequences it opens. */
type Parents = Map<Node, Node[]>;

/**
 * One text: finds each node once, however many signs ask for it. Works upwards from the words that
 * are there, so that the thousands of alternatives that cannot occur cost nothing.
 */
class TextMatch {
  private readonly tokens: readonly Token[];
  private readonly parents: Parents;
  private readonly negation: Node;
  private readonly places: Map<Node, readonly Span[]>;
  /** The nodes that may occur, each with the options that may. */
  private readonly possible = new Map<Node, Node[]>();

  constructor(tokens: readonly Token[], positions: Map<Node, Span[]>, parents: Parents, negation: Node) {
    this.tokens = tokens;
    this.parents = parents;
    this.negation = negation;
    this.places = new Map(positions);
    for (const leaf of positions.keys()) this.allow(leaf);
  }

  private allow(node: Node, option?: Node): void {
    const options = this.possible.get(node);
    if (option) options?.push(option);
    if (options) return;
    this.possible.set(node, option ? [option] : []);
    for (const parent of this.parents.get(node) ?? []) this.allow(parent, node);
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
    const options = this.possible.get(node);
    if (!options) return NOWHERE;
    let found = this.places.get(node);
    if (!found) {
      found =
        node.kind === 'sequence'
          ? this.findSequence(node.parts, node.gaps)
          : options.flatMap((option) => this.placesOf(option));
      this.places.set(node, found);
    }
    return found;
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

function collect(node: Node, parents: Parents): void {
  if (parents.has(node)) return;
  parents.set(node, []);
  const children = node.kind === 'any' ? node.options : node.kind === 'sequence' ? node.parts : [];
  for (const child of children) collect(child, parents);
  const opening = node.kind === 'sequence' ? children.slice(0, 1) : children;
  for (const child of opening) parents.get(child)?.push(node);
}

/** Whether some stretch of so many words holds one place of each list. */
function lieWithin(lists: readonly (readonly Span[])[], within: number): boolean {
  return lists.some((list) =>
    list.some(([start]) =>
      lists.every((other) => other.some(([from, to]) => from >= start && to < start + within)),
    ),
  );
}
