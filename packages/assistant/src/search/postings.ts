/** For each term the documents that hold it, with a weight; documents are numbers from 0. Does not change. */
export interface Postings {
  readonly size: number;
  get(term: string): Posting | undefined;
  /** How rare a term is: ln(1 + (N - n + 0.5) / (n + 0.5)), the idf of BM25; the highest for unknown terms. */
  rarity(term: string): number;
  terms(): Iterable<string>;
}

/** Documents in rising order and the weight of the term in each. */
export interface Posting {
  documents: Uint32Array;
  weights: Float64Array;
}

export interface PostingsBuilder {
  /** Documents must come in rising order. */
  add(term: string, document: number, weight: number): void;
  build(): Postings;
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
    build: () => freeze(size, drafts),
  };
}

/** Lays all lists end to end: a few large arrays take a fraction of the memory of many small ones. */
function freeze(size: number, drafts: ReadonlyMap<string, Draft>): Postings {
  const total = [...drafts.values()].reduce((sum, { documents }) => sum + documents.length, 0);
  const documents = new Uint32Array(total);
  const weights = new Float64Array(total);
  const starts = new Uint32Array(drafts.size + 1);
  const numbers = new Map<string, number>();
  let end = 0;
  for (const [term, draft] of drafts) {
    documents.set(draft.documents, end);
    weights.set(draft.weights, end);
    end += draft.documents.length;
    numbers.set(term, numbers.size);
    starts[numbers.size] = end;
  }
  return readFrozen(size, { numbers, starts, documents, weights });
}

interface Frozen extends Posting {
  numbers: ReadonlyMap<string, number>;
  /** Where the list of term n begins; that of n + 1 is where it ends. */
  starts: Uint32Array;
}

function readFrozen(size: number, { numbers, starts, documents, weights }: Frozen): Postings {
  const rangeOf = (term: string): [number, number] => {
    const number = numbers.get(term);
    return number === undefined ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  };
  return {
    size,
    get(term) {
      const [start, end] = rangeOf(term);
      if (start === end) return undefined;
      return { documents: documents.subarray(start, end), weights: weights.subarray(start, end) };
    },
    rarity(term) {
      const [start, end] = rangeOf(term);
      return Math.log(1 + (size - (end - start) + 0.5) / (end - start + 0.5));
    },
    terms: () => numbers.keys(),
  };
}
