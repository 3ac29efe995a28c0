import { numberOf, tabulate, type WordTable } from '../words/word-table.ts';

/** For each term the documents that hold it; documents are numbers from 0. Flat arrays, made to be kept. */
export interface Postings {
  /** How many documents there are. */
  size: number;
  terms: WordTable;
  /** Where the list of term n begins; that of n + 1 is where it ends. */
  starts: Uint32Array;
  /** The lists end to end, each in rising order. */
  documents: Uint16Array | Uint32Array;
  /** The weight of the term in each; absent where all weigh 1. */
  weights?: Float32Array;
}

/** A term that was looked up: where its list stands and how rare it is. */
export interface Listing {
  /** Places in `documents` and `weights`; the same twice for an unknown term. */
  from: number;
  to: number;
  /** ln(1 + (N - n + 0.5) / (n + 0.5)), the idf of BM25; the highest for unknown terms. */
  idf: number;
}

export interface PostingsBuilder {
  /** Documents must come in rising order. */
  add(term: string, document: number, weight: number): void;
  build(options: { weighted: boolean }): Postings;
}

export function listingOf({ size, terms, starts }: Postings, term: string): Listing {
  const number = numberOf(terms, term);
  const [from, to] = number < 0 ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  return { from, to, idf: idf(size, to - from) };
}

/** For each document the Euclidean length of its vector of term idf. */
export function lengthsOf({ size, starts, documents }: Postings): Float32Array {
  const squares = new Float64Array(size);
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const list = documents.subarray(starts[term], starts[term + 1]);
    const square = idf(size, list.length) ** 2;
    for (const document of list) squares[document] = (squares[document] ?? 0) + square;
  }
  return Float32Array.from(squares, Math.sqrt);
}

function idf(size: number, holders: number): number {
  return Math.log(1 + (size - holders + 0.5) / (holders + 0.5));
}

interface Draft {
  documents: number[];
  weights: number[];
}

export function collectPostings(size: number): PostingsBuilder {
  const drafts = new Map<string, Draft>();
  return {
    add(term, document, weight) {
      let draft = drafts.get(term);
      if (!draft) {
        draft = { documents: [], weights: [] };
        drafts.set(term, draft);
      }
      const last = draft.documents.length - 1;
      if (draft.documents[last] === document) draft.weights[last] = (draft.weights[last] ?? 0) + weight;
      else {
        draft.documents.push(document);
        draft.weights.push(weight);
      }
    },
    build: ({ weighted }) => freeze(size, drafts, weighted),
  };
}

/** Lays all lists end to end: a few large arrays take a fraction of the memory of many small ones. */
function freeze(size: number, drafts: ReadonlyMap<string, Draft>, weighted: boolean): Postings {
  const total = [...drafts.values()].reduce((sum, { documents }) => sum + documents.length, 0);
  const documents = size < 2 ** 16 ? new Uint16Array(total) : new Uint32Array(total);
  const weights = new Float32Array(weighted ? total : 0);
  const starts = new Uint32Array(drafts.size + 1);
  let number = 0;
  let end = 0;
  for (const draft of drafts.values()) {
    documents.set(draft.documents, end);
    if (weighted) weights.set(draft.weights, end);
    end += draft.documents.length;
    number += 1;
    starts[number] = end;
  }
  return { size, terms: tabulate([...drafts.keys()]), starts, documents, ...(weighted && { weights }) };
}
