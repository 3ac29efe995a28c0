import { remember } from '@salama/words/remember.ts';
import { nodesOf, type Parents, parentsOf } from './node-parents.ts';
import type { Node, Sign } from './pattern.ts';
import {
  firstWordOf,
  join,
  lastWordOf,
  lieWithin,
  NOWHERE,
  type Places,
  placeOf,
  unite,
  type Work,
} from './places.ts';
import type { Token } from './tokens.ts';
import { createWordIndex } from './word-index.ts';

type NumberNode = Extract<Node, { kind: 'number' }>;

/** A negation counts when it stands at most so many words before. */
const NEGATION_REACH = 3;
/** Words of messages whose nodes are remembered: people write mostly the same ones. */
const MOST_WORDS = 2_000;

/** Names the first sign of a group that the text satisfies, until the next text is read. */
export type TextMatch = (group: number) => Sign | undefined;

/** Prepares all groups of signs; the result reads one text, and counts in `work` what that takes. */
export function createMatcher(
  groups: readonly (readonly Sign[])[],
  negation: Node,
  known: readonly string[],
  work: Work,
): (tokens: readonly Token[]) => TextMatch {
  const matcher = new Matcher(groups, negation, known, work);
  return (tokens) => {
    matcher.read(tokens);
    return (group) => matcher.firstOf(group);
  };
}

/**
 * Finds each node of a text once, however many signs ask for it. Works upwards from the words that are there, so that
 * the thousands of alternatives that cannot occur cost nothing. Nodes and, after them, signs have numbers; what is known
 * of each stands in flat arrays that are kept from text to text: the objects themselves lie all over the memory.
 * Whatever goes through a text goes through it in order, so that a text twice as long takes twice the work.
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
  private readonly work: Work;
  private tokens: readonly Token[] = [];
  /** How many texts were read, and which of them was the last that a node or sign may occur in. */
  private text = 0;
  private readonly possibleIn: Float64Array;
  /** Where each word or number occurs there: a list for each word of the text that it accepts. */
  private readonly wordPlaces: (Places[] | undefined)[];
  /** Where a node occurs there, once that was looked for; and where it is not negated. */
  private readonly places: (Places | undefined)[];
  private readonly affirmed: (Places | undefined)[];
  private negated: Uint8Array | undefined;

  constructor(groups: readonly (readonly Sign[])[], negation: Node, known: readonly string[], work: Work) {
    this.negation = negation;
    this.work = work;
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
    this.wordsOf = remember(MOST_WORDS, createWordIndex(words, known));
    this.parents = parentsOf(nodes, this.signs, this.firstSign);
    this.possibleIn = new Float64Array(this.firstSign + this.signs.length);
    this.wordPlaces = new Array(this.firstSign).fill(undefined);
    this.places = new Array(this.firstSign).fill(undefined);
    this.affirmed = new Array(this.firstSign).fill(undefined);
  }

  read(tokens: readonly Token[]): void {
    this.tokens = tokens;
    this.text += 1;
    this.negated = undefined;
    for (const [text, places] of placesOfWords(tokens)) {
      this.work.steps += places.length + text.length;
      for (const { id } of this.wordsOf(text)) this.place(id, places);
      if (!/^\d{1,4}$/.test(text)) continue;
      const value = Number(text);
      for (const { id, from, to } of this.numbers) if (value >= from && value <= to) this.place(id, places);
    }
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

  private place(leaf: number, places: Places): void {
    this.allow(leaf);
    this.work.steps += 1;
    const words = this.wordPlaces[leaf];
    if (words) words.push(places);
    else this.wordPlaces[leaf] = [places];
  }

  private allow(id: number): void {
    if (this.possibleIn[id] === this.text) return;
    this.possibleIn[id] = this.text;
    if (id < this.firstSign) this.forget(id);
    const { starts, ids } = this.parents;
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) this.allow(ids[at] ?? 0);
  }

  private forget(id: number): void {
    this.wordPlaces[id] = undefined;
    this.places[id] = undefined;
    this.affirmed[id] = undefined;
  }

  private satisfies({ terms, within }: Sign): boolean {
    this.work.steps += 1;
    for (const { node, role } of terms) {
      const occurs = this.placesOf(node).length > 0;
      if (role === 'absent' ? occurs : !occurs) return false;
    }
    const needed: Places[] = [];
    for (const { node, role } of terms) {
      if (role !== 'absent')
        needed.push(role === 'affirmed' ? this.affirmedPlacesOf(node) : this.placesOf(node));
    }
    return lieWithin(needed, within, this.work);
  }

  private placesOf(node: Node): Places {
    if (this.possibleIn[node.id] !== this.text) return NOWHERE;
    const known = this.places[node.id];
    if (known) return known;
    const found = this.find(node);
    this.places[node.id] = found;
    return found;
  }

  private find(node: Node): Places {
    if (node.kind === 'sequence') return this.findSequence(node.parts, node.gaps);
    if (node.kind !== 'any') return unite(this.wordPlaces[node.id] ?? [], this.work);
    const occurring: Places[] = [];
    for (const option of node.options) {
      const places = this.placesOf(option);
      if (places.length > 0) occurring.push(places);
    }
    return unite(occurring, this.work);
  }

  private findSequence(parts: readonly Node[], gaps: readonly number[]): Places {
    let found: Places = parts[0] ? this.placesOf(parts[0]) : NOWHERE;
    for (let part = 1; part < parts.length && found.length > 0; part += 1) {
      const node = parts[part];
      const next = node ? this.placesOf(node) : NOWHERE;
      const reach = (gaps[part - 1] ?? 0) + 1;
      found = join(found, next, reach, (last, first) => this.sameSentence(last, first), this.work);
    }
    return found;
  }

  private affirmedPlacesOf(node: Node): Places {
    const known = this.affirmed[node.id];
    if (known) return known;
    this.negated ??= this.markNegated();
    const negated = this.negated;
    const found = this.placesOf(node).filter((place) => !negated[firstWordOf(place)]);
    this.work.steps += found.length;
    this.affirmed[node.id] = found;
    return found;
  }

  /** The words that follow closely on a negation in its sentence. */
  private markNegated(): Uint8Array {
    const negated = new Uint8Array(this.tokens.length);
    for (const place of this.placesOf(this.negation)) {
      const last = lastWordOf(place);
      for (let at = last + 1; at <= last + NEGATION_REACH; at += 1) {
        this.work.steps += 1;
        if (this.sameSentence(last, at)) negated[at] = 1;
      }
    }
    return negated;
  }

  private sameSentence(a: number, b: number): boolean {
    return this.tokens[a]?.sentence === this.tokens[b]?.sentence;
  }
}

/** Each word of a text once, with all its places. */
function placesOfWords(tokens: readonly Token[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  tokens.forEach(({ text }, at) => {
    const known = places.get(text);
    if (known) known.push(placeOf(at, at));
    else places.set(text, [placeOf(at, at)]);
  });
  return places;
}
