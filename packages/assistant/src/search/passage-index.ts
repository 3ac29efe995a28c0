import type { Language } from '@salama/contract/language.ts';
import type { Term } from '../words/vocabulary.ts';
import type { Passage } from './passages.ts';
import { collectPostings, lengthsOf, listingOf, type Postings } from './postings.ts';
import type { Reader } from './reader.ts';
import { trigramsOf } from './trigrams.ts';

/** How much a word counts by where it stands, and how strongly the length of that field is evened out. */
const FIELDS = {
  heading: { weight: 3, lengthNormalisation: 0.4 },
  asks: { weight: 3, lengthNormalisation: 0.3 },
  title: { weight: 1.2, lengthNormalisation: 0.2 },
  body: { weight: 1, lengthNormalisation: 0.75 },
} as const;
type Field = keyof typeof FIELDS;
const FIELD_NAMES = ['heading', 'asks', 'title', 'body'] as const satisfies Field[];

/** Where a passage names the subject of its article: nowhere, in its body, or already in its heading. */
export const NAMING = { nowhere: 0, body: 1, heading: 2 } as const;

/** The passages of one language, ready to be searched. Plain data, made to be kept: passages are named by number. */
export interface PassageIndex {
  language: Language;
  /** Where the passage names its article's subject itself, so that it can be understood without the title: one of `NAMING`. */
  naming: Uint8Array;
  /** Term -> passages, the weight being the BM25F term frequency. */
  terms: Postings;
  asks: AskIndex;
}

/** Every way to ask, headings included: short texts that are compared with the question as a whole. */
export interface AskIndex {
  /** The passage that each ask belongs to. */
  passageNumbers: Uint16Array;
  terms: Postings;
  /** Sum of the idf of each ask's terms. */
  idfSum: Float32Array;
  trigrams: Postings;
  /** Euclidean length of each ask's vector of trigram idf. */
  trigramLength: Float32Array;
}

export function indexPassages(passages: Passage[], reader: Reader): PassageIndex {
  const fields = passages.map((passage) => fieldTerms(passage, reader));
  const terms = indexFields(fields);
  const naming = Uint8Array.from(passages, ({ article }, at) => {
    const { topics } = reader.analyse(article.title);
    const names = (field: Field) => topics.some((topic) => fields[at]?.[field].includes(topic));
    if (topics.length === 0 || names('heading')) return NAMING.heading;
    return names('body') ? NAMING.body : NAMING.nowhere;
  });
  return { language: reader.language, naming, terms, asks: indexAsks(passages, reader, terms) };
}

type FieldTerms = Record<Field, Term[]>;

function fieldTerms({ article, section }: Passage, reader: Reader): FieldTerms {
  const analyse = (text: string) => reader.analyse(text).terms;
  return {
    heading: analyse(section.heading),
    asks: section.asks.flatMap(analyse),
    title: analyse(article.title),
    body: analyse(section.body),
  };
}

function indexFields(documents: FieldTerms[]): Postings {
  const postings = collectPostings(documents.length);
  const averages = FIELD_NAMES.map((field) => averageLength(documents, field));
  documents.forEach((document, at) => {
    FIELD_NAMES.forEach((field, number) => {
      const { weight, lengthNormalisation } = FIELDS[field];
      const relative = document[field].length / (averages[number] || 1);
      const share = weight / (1 - lengthNormalisation + lengthNormalisation * relative);
      for (const term of document[field]) postings.add(term, at, share);
    });
  });
  return postings.build({ weighted: true });
}

function averageLength(documents: FieldTerms[], field: Field): number {
  return documents.reduce((sum, document) => sum + document[field].length, 0) / Math.max(1, documents.length);
}

function indexAsks(passages: Passage[], reader: Reader, passageTerms: Postings): AskIndex {
  const asks = passages.flatMap(({ section }, passage) =>
    [section.heading, ...section.asks].map((text) => ({ passage, text })),
  );
  const terms = collectPostings(asks.length);
  const letters = collectPostings(asks.length);
  const idfSum = asks.map(({ text }, at) => {
    for (const trigram of trigramsOf(reader.words(text))) letters.add(trigram, at, 1);
    const unique = new Set(reader.analyse(text).terms);
    let sum = 0;
    for (const term of unique) {
      terms.add(term, at, 1);
      sum += listingOf(passageTerms, term).idf;
    }
    return sum;
  });
  const trigrams = letters.build({ weighted: false });
  return {
    passageNumbers: Uint16Array.from(asks, ({ passage }) => passage),
    terms: terms.build({ weighted: false }),
    idfSum: Float32Array.from(idfSum),
    trigrams,
    trigramLength: lengthsOf(trigrams),
  };
}
