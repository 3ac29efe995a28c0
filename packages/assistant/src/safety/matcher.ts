import { remember } from '../remember.ts';
import type { Node, Sign } from './pattern.ts';
import type { Token } from './text.ts';
import { createVocabulary } from './vocabulary.ts';

/** First and last token of a place where a node occurs. */
type Span = readonly [start: number, end: number];
type NumberNode = Extract<Node, { kind: 'number' }>;

/** A negation counts when it stands at most so many words before. */
const NEGATION_REACH = 3;
/** Words of messages whose nodes are remembered: people write mostly the same ones. */
const MOST_WORDS = 2_000;
const NOWHERE: readonly Span[] = [];

/** Names the first sign of a group that the text satisfies, until the next text is read. */
export type TextMatch = (group: number) => Sign | undefined;

/** Prepares all groups of signs; the result reads one text. */
export function createMatcher(
  groups: readonly (readonly Sign[])[],
  negation: Node,
  known: readonly string[],
): (tokens: readonly Token[]) => TextMatch {
  const matcher = new Matcher(groups, negation, known);
  return (tokens) => {
    matcher.read(tokens);
    return (group) => matcher.firstOf(group);
  };
}

/**
 * Finds each node of a text once, however many signs ask for it. Works upwards from the words that are there, so that
 * the thousands of alternatives that cannot occur cost nothing. Nodes and, after them, signs have numbers; what is known
 * of each stands in flat arrays that are kept from text to text: the objects themselves lie all over the memory.
 */
class Matcher {
  private readonly negation: Node;
  private readonly signs: readonly Sign[];
  /** Where the signs of each group begin among all; those of the next one is where they end. */
  private readonly groupStarts: readonly number[];
  private readonly firstSign: number;
  private readonly numbers: readonly NumberNode[];
  private readonly wordsOf: (token: string) => readonly Node[];
  private readonly parents: Parents;
  private tokens: readonly Token[] = [];
  /** How many texts were read, and which of them was the last that a node or sign may occur in. */
  private text = 0;
  private readonly possibleIn: Float64Array;
  /** Where a node occurs there, once that was looked for. */
  private readonly places: (readonly Span[] | undefined)[];

  constructor(groups: readonly (readonly Sign[])[], negation: Node, known: readonly string[]) {
    this.negation = negation;
    this.signs = groups.flat();
    let end = 0;
    this.groupStarts = [
      0,
      ...groups.map(({ length }) => {
        end += length;
        return end;
      }),
    ];
    const nodes = nodesOf([negation, ...this.signs.flatMap(({ terms }) => terms.map((term) => term.node))]);
    this.firstSign = nodes.reduce((most, { id }) => Math.max(most, id), 0) + 1;
    this.numbers = nodes.filter((node) => node.kind === 'number');
    const words = nodes.filter((node) => node.kind === 'word');
    this.wordsOf = remember(MOST_WORDS, createVocabulary(words, known));
    this.parents = parentsOf(nodes, this.signs, this.firstSign);
    this.possibleIn = new Float64Array(this.firstSign + this.signs.length);
    this.places = new Array(this.firstSign).fill(undefined);
  }

  read(tokens: readonly Token[]): void {
    this.tokens = tokens;
    this.text += 1;
    tokens.forEach(({ text }, at) => {
      for (const { id } of this.wordsOf(text)) this.place(id, at);
      if (!/^\d{1,4}$/.test(text)) return;
      const value = Number(text);
      for (const { id, from, to } of this.numbers) if (value >= from && value <= to) this.place(id, at);
    });
  }

  firstOf(group: number): Sign | undefined {
    const end = this.groupStarts[group + 1] ?? 0;
    for (let at = this.groupStarts[group] ?? 0; at < end; at += 1) {
      if (this.possibleIn[this.firstSign + at] !== this.text) continue;
      const sign = this.signs[at];
      if (sign && this.satisfies(sign)) return sign;
    }
    return undefined;
  }

  private place(leaf: number, at: number): void {
    this.allow(leaf);
    const known = this.places[leaf] ?? NOWHERE;
    if (known.at(-1)?.[0] !== at) this.places[leaf] = [...known, [at, at]];
  }

  private allow(id: number): void {
    if (this.possibleIn[id] === this.text) return;
    this.possibleIn[id] = this.text;
    if (id < this.firstSign) this.places[id] = undefined;
    const { starts, ids } = this.parents;
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) this.allow(ids[at] ?? 0);
  }

  private satisfies({ terms, within }: Sign): boolean {
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
    if (this.possibleIn[node.id] !== this.text) return NOWHERE;
    const known = this.places[node.id];
    if (known) return known;
    const found = this.find(node);
    this.places[node.id] = found;
    return found;
  }

  private find(node: Node): readonly Span[] {
    if (node.kind === 'sequence') return this.findSequence(node.parts, node.gaps);
    const found: Span[] = [];
    for (const option of childrenOf(node)) found.push(...this.placesOf(option));
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

function childrenOf(node: Node): readonly Node[] {
  return node.kind === 'any' ? node.options : node.kind === 'sequence' ? node.parts : [];
}

/** The nodes and all below them, each once. */
function nodesOf(roots: readonly Node[]): Node[] {
  const found = new Set<Node>();
  const collect = (node: Node) => {
    if (found.has(node)) return;
    found.add(node);
    for (const child of childrenOf(node)) collect(child);
  };
  for (const root of roots) collect(root);
  return [...found];
}

/**
 * What can only occur once a node does: lists it is an option of, sequences it opens, signs whose first needed term it
 * is. Those of node n stand in `ids` from `starts[n]` up to `starts[n + 1]`.
 */
interface Parents {
  starts: Uint32Array;
  ids: Uint32Array;
}

function parentsOf(nodes: readonly Node[], signs: readonly Sign[], firstSign: number): Parents {
  const lists: number[][] = Array.from({ length: firstSign + signs.length }, () => []);
  for (const node of nodes) {
    const opening = node.kind === 'sequence' ? node.parts.slice(0, 1) : childrenOf(node);
    for (const child of opening) lists[child.id]?.push(node.id);
  }
  signs.forEach(({ terms }, at) => {
    const needed = terms.find(({ role }) => role !== 'absent');
    if (needed) lists[needed.node.id]?.push(firstSign + at);
  });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length;
  });
  return { starts, ids: Uint32Array.from(lists.flat()) };
}

/** Whether some stretch of so many words holds one place of each list. */
function lieWithin(lists: readonly (readonly Span[])[], within: number): boolean {
  return lists.some((list) =>
    list.some(([start]) =>
      lists.every((other) => other.some(([from, to]) => from >= start && to < start + within)),
    ),
  );
}
