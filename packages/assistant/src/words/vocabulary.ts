import type { Lexicon } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { borrowedVerb } from '@salama/words/borrowed-verbs.ts';
import { writeOutSwahili } from '@salama/words/swahili-short-forms.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

/** A term of the search: a stem of one language, or a concept shared by all three (`=condom`). */
export type Term = string;

/** What a text is about, as the search sees it. */
export interface Analysis {
  terms: Term[];
  /** The concepts that put a question in scope by themselves. */
  topics: Term[];
}

export interface Vocabulary {
  /** The folded words of a text, short forms written out. */
  wordsOf(text: string, language: Language): string[];
  analyse(words: string[], language: Language): Analysis;
  /** Every word that the lexicons hold, of all languages. */
  words: string[];
}

/** A shorter stem stands for too many words: "simu" (phone) would be "kisimi" (clitoris). */
const SHORTEST_KEY = 4;

interface Entry {
  concept: Term;
  topic: boolean;
}

interface LanguageTable {
  language: Language;
  spellings: Map<string, string>;
  /** By stems, and as written: "kisonono" (gonorrhoea) and "sonona" (depression) share a stem. */
  phrases: Map<string, Entry>;
  written: Map<string, Entry>;
  /** By the stem it begins with: words in the longest phrase. */
  longest: Map<string, number>;
  stopWords: Set<string>;
}

/**
 * Turns texts into terms. A word is looked up in its own language's lexicon first and then in the others, so
 * that "condom" inside a Swahili question means what "kondomu" means.
 */
export function createVocabulary(lexicons: Lexicon[], borrowedVerbs: Record<string, string>): Vocabulary {
  const borrowed = new Map(Object.entries(borrowedVerbs));
  const tables = LANGUAGES.flatMap((language) => {
    const lexicon = lexicons.find((item) => item.language === language);
    return lexicon ? [tableOf(lexicon)] : [];
  });
  const ordered = (language: Language) => [
    ...tables.filter((table) => table.language === language),
    ...tables.filter((table) => table.language !== language),
  ];
  const wordsOfLanguage = (language: Language) =>
    new Set(lexicons.filter((item) => item.language === language).flatMap(wordsIn));
  const english = wordsOfLanguage('en');
  const swahili = wordsOfLanguage('sw');
  const writeOut = (word: string) => {
    const written = writeOutSwahili(word, borrowed);
    return (swahili.has(written) ? undefined : borrowedVerb(written, english)?.verb) ?? written;
  };
  return {
    wordsOf: (text, language) =>
      spellOut(tokenise(text), ordered(language)[0], language === 'sw' ? writeOut : undefined),
    analyse: (words, language) => analyseWords(words, language, ordered(language)),
    words: lexicons.flatMap(wordsIn),
  };
}

/** The term of a concept, from the first word of its list in the lexicon. */
export function conceptOf(first: string): Term {
  return `=${tokenise(first).join('-')}`;
}

function tableOf(lexicon: Lexicon): LanguageTable {
  const { language } = lexicon;
  const phrases = new Map<string, Entry>();
  const written = new Map<string, Entry>();
  const starts: string[] = [];
  const add = (list: string[], topic: boolean) => {
    const concept = conceptOf(list[0] ?? '');
    for (const phrase of list) {
      const words = tokenise(phrase);
      written.set(words.join(' '), { concept, topic });
      const key = keyOf(words, language);
      starts.push(key);
      if (key.length >= SHORTEST_KEY) phrases.set(key, { concept, topic });
    }
  };
  for (const list of lexicon.synonyms) add(list, false);
  for (const list of lexicon.topics) add(list, true);
  return {
    language,
    phrases,
    written,
    spellings: new Map(Object.entries(lexicon.spellings)),
    longest: longestByFirst(starts),
    stopWords: new Set(lexicon.stopWords.flatMap((word) => tokenise(word))),
  };
}

function longestByFirst(keys: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const stems = key.split(' ');
    const [first = ''] = stems;
    longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
  }
  return longest;
}

function wordsIn({ topics, synonyms, spellings, stopWords }: Lexicon): string[] {
  const phrases = [...topics.flat(), ...synonyms.flat(), ...Object.values(spellings), ...stopWords];
  return phrases.flatMap((phrase) => tokenise(phrase));
}

function keyOf(words: string[], language: Language): string {
  return words.map((word) => stem(word, language)).join(' ');
}

function spellOut(
  words: string[],
  table: LanguageTable | undefined,
  writeOut: (word: string) => string = (word) => word,
): string[] {
  return words.flatMap((word) => table?.spellings.get(word)?.split(' ') ?? [writeOut(word)]);
}

function analyseWords(words: string[], language: Language, tables: LanguageTable[]): Analysis {
  const terms: Term[] = [];
  const topics: Term[] = [];
  const covered = new Uint8Array(words.length);
  const stopWords = tables[0]?.stopWords ?? new Set();
  for (const table of tables) {
    const barred = table.language === language ? undefined : stopWords;
    for (const { concept, topic } of takePhrases(words, table, covered, barred)) {
      terms.push(concept);
      if (topic) topics.push(concept);
    }
  }
  words.forEach((word, at) => {
    if (covered[at] || stopWords.has(word) || /^\d+$/.test(word)) return;
    terms.push(stem(word, language));
  });
  return { terms, topics };
}

/**
 * The longest phrases of the lexicon from left to right, over words that are not covered yet; covers them.
 * No phrase begins with a barred word.
 */
function takePhrases(words: string[], table: LanguageTable, covered: Uint8Array, barred?: Set<string>) {
  const found: Entry[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start] ?? '';
    if (covered[start] || barred?.has(word)) continue;
    const longest = table.longest.get(stem(word, table.language));
    if (longest === undefined) continue;
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      if (overlaps(covered, start, length)) continue;
      const entry = findEntry(words.slice(start, start + length), table);
      if (!entry) continue;
      found.push(entry);
      covered.fill(1, start, start + length);
      start += length - 1;
      break;
    }
  }
  return found;
}

function overlaps(covered: Uint8Array, start: number, length: number): boolean {
  for (let at = start; at < start + length; at += 1) if (covered[at]) return true;
  return false;
}

function findEntry(words: string[], table: LanguageTable): Entry | undefined {
  return table.written.get(words.join(' ')) ?? table.phrases.get(keyOf(words, table.language));
}
