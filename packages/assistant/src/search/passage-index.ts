import type { Language } from '@salama/contract/language.ts';
import type { Term } from '../words/vocabulary.ts';
import type { Passage } from './passages.ts';
import { collectPostings, type Postings } from './postings.ts';
import type { Reader } from './reader.ts';
import { trigramsOf } from './trigrams.ts';

/** How much a word counts by where it stands, and how strongly the length of that field is evened out. */
const FIELDS = {
  heading: { weight: 3, evening: 0.4 },
  asks: { weight: 3, evening: 0.3 },
  title: { weight: 1.2, evening: 0.2 },
  body: { weight: 1, evening: 0.75 },
} as const;
type Field = keyof typeof FIELDS;
const FIELD_NAMES = ['heading', 'asks', 'title', 'body'] as const satisfies Field[];

/** The passages of one language, ready to be searched. */
export interface PassageIndex {
  language: Language;
  passages: Passage[];
  /** Whether the passage names its article's subject itself, so that it can be understood without the title. */
  namesSubject: boolean[];
  /** Term -> passages, the weight being the BM25F term frequency. */
  terms: Postings;
  asks: AskIndex;
}

/** Every way to ask, headings included: short texts that are compared with the question as a whole. */
export interface AskIndex {
  /** The passage that each ask belongs to. */
  owners: Uint32Array;
  terms: Postings;
  /** Sum of the rarities of each ask's terms. */
  mass: Float64Array;
  trigrams: Postings;
  /** Euclidean length of each ask's vector of trigram rarities. */
  trigramLength: Float64Array;
}

export function indexPassages(passages: Passage[], reader: Reader): PassageIndex {
  const fields = passages.map((passage) => fieldTerms(passage, reader));
  const terms = indexFields(fields);
  const namesSubject = passages.map(({ article }, at) => {
    const own = new Set([...(fields[at]?.heading ?? []), ...(fields[at]?.body ?? [])]);
    const { topics } = reader.analyse(article.title);
    return topics.length === 0 || topics.some((topic) => own.has(topic));
  });
  const { language } = reader;
  return { language, passages, namesSubject, terms, asks: indexAsks(passages, reader, terms) };
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
      const { weight, evening } = FIELDS[field];
      const relative = document[field].length / (averages[number] || 1);
      const share = weight / (1 - evening + evening * relative);
      for (const term of document[field]) postings.add(term, at, share);
    });
  });
  return postings.build();
}

function averageLength(documents: FieldTerms[], field: Field): number {
  return documents.reduce((sum, document) => sum + document[field].length, 0) / Math.max(1, documents.length);
}

function indexAsks(passages: Passage[], reader: Reader, passageTerms: Postings): AskIndex {
  const asks = passages.flatMap(({ section }, owner) =>
    [section.heading, ...section.asks].map((text) => ({ owner, text })),
  );
  const terms = collectPostings(asks.length);
  const letters = collectPostings(asks.length);
  const mass = asks.map(({ text }, at) => {
    for (const trigram of trigramsOf(reader.words(text))) letters.add(trigram, at, 1);
    const unique = new Set(reader.analyse(text).terms);
    let sum = 0;
    for (const term of unique) {
      terms.add(term, at, 1);
      sum += passageTerms.rarity(term);
    }
    return sum;
  });
  const owners = Uint32Array.from(asks, ({ owner }) => owner);
  const trigrams = letters.build();
  return {
    owners,
    terms: terms.build(),
    mass: Float64Array.from(mass),
    trigrams,
    trigramLength: trigramLengths(trigrams),
  };
}

function trigramLengths(trigrams: Postings): Float64Array {
  const squares = new Float64Array(trigrams.size);
  for (const trigram of trigrams.terms()) {
    const rarity = trigrams.rarity(trigram);
    for (const ask of trigrams.get(trigram)?.documents ?? [])
      squares[ask] = (squares[ask] ?? 0) + rarity ** 2;
  }
  return squares.map(Math.sqrt);
}
