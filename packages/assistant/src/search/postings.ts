/** For each term the documents that hold it, with a weight; documents are numbers from 0. */
export interface Postings {
  readonly size: number;
  /** Documents must come in rising order. */
  add(term: string, document: number, weight: number): void;
  get(term: string): Posting | undefined;
  /** How rare a term is: ln(1 + (N - n + 0.5) / (n + 0.5)), the idf of BM25; the highest for unknown terms. */
  rarity(term: string): number;
  terms(): Iterable<string>;
}

export interface Posting {
  documents: number[];
  weights: number[];
}

export function createPostings(size: number): Postings {
  const postings = new Map<string, Posting>();
  return {
    size,
    add(term, document, weight) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { documents: [], weights: [] };
        postings.set(term, posting);
      }
      const last = posting.documents.length - 1;
      if (posting.documents[last] === document) posting.weights[last] = (posting.weights[last] ?? 0) + weight;
      else {
        posting.documents.push(document);
        posting.weights.push(weight);
      }
    },
    get: (term) => postings.get(term),
    rarity(term) {
      const count = postings.get(term)?.documents.length ?? 0;
      return Math.log(1 + (size - count + 0.5) / (count + 0.5));
    },
    terms: () => postings.keys(),
  };
}
