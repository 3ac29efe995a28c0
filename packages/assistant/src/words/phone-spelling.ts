import { fold } from '@salama/contract/characters.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { mend, type Spellings } from './speller.ts';
import { numberOf, type WordTable, wordAt } from './word-table.ts';

/** What a reader of phone spelling knows. */
export interface PhoneWords {
  /** By language: what is typed, and what is meant, as people wrote it down. */
  phone: Record<Language, Record<string, string>>;
  /** Words from which languages are told: joined words may be split into the short ones of these alone. */
  ownWords: Record<Language, readonly string[]>;
  spellings: Record<Language, Spellings>;
  /** Every word that is known: none of these is read otherwise, unless the table of its language says so. */
  known: WordTable;
}

export interface PhoneReader {
  /** The words that are meant. A message that is written out, or that is not sure, comes back as it was. */
  read(text: string, language: Language): string;
}

/** Shorter keys sound or look like too many other words. */
const SHORTEST = 4;
/** Vowels in a word of which consonants alone are typed; those of an honest word are more. */
const MOST_VOWELS = 0.25;
const SHORTEST_JOINED = 8;
/** Shorter pieces of joined words must be words of which every speaker uses many. */
const LONG_PIECE = 5;
const MOST_PIECES = 6;
const WORD = /[\p{L}\p{N}]+/gu;

type ReadWord = (word: string) => string | undefined;

/** Reads what is typed by sound, by consonants alone, with digits for syllables or joined. Words that anybody writes out are left. */
export function createPhoneReader(words: PhoneWords): PhoneReader {
  const readers = {
    en: readerOf('en', words),
    sw: readerOf('sw', words),
    fr: readerOf('fr', words),
  };
  return {
    read: (text, language) => {
      const { words: meant, phrases } = tableOf(words.phone[language]);
      const spelt = phrases
        ? text.replace(phrases, (phrase) => meant.get(phrase.toLowerCase()) ?? phrase)
        : text;
      return spelt.replace(
        WORD,
        (word) => meant.get(word.toLowerCase()) ?? readers[language](fold(word)) ?? word,
      );
    },
  };
}

/** The language whose phone words a message has most of; undefined where it has fewer than two, or as many of another. */
export function phoneLanguage(text: string, { phone }: Pick<PhoneWords, 'phone'>): Language | undefined {
  const typed = text.toLowerCase().match(WORD) ?? [];
  const [first, second] = LANGUAGES.map((language) => {
    const { words } = tableOf(phone[language]);
    return { language, hits: typed.filter((word) => words.has(word)).length };
  }).sort((a, b) => b.hits - a.hits);
  return first && first.hits > Math.max(1, second?.hits ?? 0) ? first.language : undefined;
}

interface PhoneTable {
  /** What is meant, by what is typed: accents count, "mè" is not "me". */
  words: Map<string, string>;
  /** Finds what is typed in several words. */
  phrases: RegExp | undefined;
}

const tables = new WeakMap<Record<string, string>, PhoneTable>();

/** Each table is read once. */
function tableOf(phone: Record<string, string>): PhoneTable {
  const kept = tables.get(phone);
  if (kept) return kept;
  const several = Object.keys(phone).filter((typed) => typed.includes(' '));
  const phrases =
    several.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${several.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined;
  const table = { words: new Map(Object.entries(phone)), phrases };
  tables.set(phone, table);
  return table;
}

function readerOf(language: Language, words: PhoneWords): ReadWord {
  const keyOf = language === 'fr' ? soundOf : skeletonOf;
  const isKnown = (word: string) => numberOf(words.known, word) >= 0;
  const byKey = keysOf(words.spellings[language], keyOf);
  const split = splitter(language, words);
  const mended = (word: string) => mend(word, words.spellings[language], words.known);
  return (word) => {
    if (word.length < SHORTEST || isKnown(word) || /^\d+\p{L}{0,2}$/u.test(word)) return undefined;
    const likely = [word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1')];
    const written = language === 'sw' ? syllablesIn(word) : word;
    likely.push(written);
    if (language === 'sw') likely.push(word.replaceAll('x', 's'));
    const plain = likely.find((other) => other !== word && isKnown(other));
    if (plain) return plain;
    const near = mended(word);
    if (near !== word) return near.length > word.length && keyOf(near) === keyOf(word) ? near : undefined;
    const isShort = language === 'fr' || vowelShare(word) <= MOST_VOWELS;
    const meant = (isShort ? byKey.get(keyOf(word)) : undefined) ?? split(word);
    return meant ?? (written === word ? undefined : written);
  };
}

/** Consonants that never follow `n`, `t` or `z` at the beginning of a Swahili word. */
const CLUSTERS = [
  [/^n(?=[bfhlkmnpstw])/, 'ni'],
  [/^nc(?=[aeiou])/, 'nisi'],
  [/^t(?=[fklmnps])/, 'tu'],
  [/^z(?=[klmnt])/, 'zi'],
  [/^(wa|a|i)l(?=[kmnptw])/, '$1li'],
  // One letter for a syllable, "cjui", "uckose"; "class" and "crush" are no Swahili.
  [/^([nu]?)[cx](?=[bdfgjkmnpstvwyz])/, '$1si'],
  [/^([nu]?)x(?=[aeiou])/, '$1s'],
  [/2/g, 'tu'],
] as const;

/** A Swahili word with the syllables that are not typed: "nlala", "tnaenda", "cjui", "wa2". Every syllable ends in a vowel. */
function syllablesIn(word: string): string {
  return CLUSTERS.reduce((written, [typed, meant]) => written.replace(typed, meant), word);
}

function vowelShare(word: string): number {
  return (word.match(/[aeiou]/g)?.length ?? 0) / word.length;
}

/** Of words that share a key the most welcome one; a key that is too short stands for nothing. */
function keysOf({ targets }: Spellings, keyOf: (word: string) => string): Map<string, string> {
  const byKey = new Map<string, string>();
  for (let number = 0; number + 1 < targets.starts.length; number += 1) {
    const word = wordAt(targets, number);
    const key = keyOf(word);
    if (key.length >= SHORTEST && !byKey.has(key)) byKey.set(key, word);
  }
  return byKey;
}

/** The consonants of a word, `x` as `s`, after its first letter: "nmchlewa" is typed for "nimechelewa". */
function skeletonOf(word: string): string {
  return word
    .replaceAll('x', 's')
    .replace(/(?!^)[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** How a French word sounds, digits read as their names begin; roughly, so that spelling by ear meets it. */
function soundOf(word: string): string {
  return word
    .replaceAll('1', 'in')
    .replaceAll('2', 'de')
    .replaceAll('6', 'si')
    .replace(/ph/g, 'f')
    .replace(/eau|au/g, 'o')
    .replace(/[ae]i/g, 'e')
    .replace(/oi/g, 'wa')
    .replace(/(?:ei|ai|i|e|a)[nm](?=[^aeiounm]|$)/g, 'n')
    .replace(/qu|c(?=[aoulrt])|k/g, 'k')
    .replace(/ss|c(?=[ei])|z/g, 's')
    .replace(/(?:es|[estxd])$/, '')
    .replaceAll('h', '')
    .replace(/(.)\1+/g, '$1');
}

/** Splits joined words into known ones of the language; the fewest pieces win, and short ones must be everyday words. */
function splitter(language: Language, { ownWords, spellings }: PhoneWords): ReadWord {
  const everyday = new Set(ownWords[language].filter((word) => word.length > 1 || word === 'i'));
  const { targets } = spellings[language];
  const isPiece = (piece: string) =>
    everyday.has(piece) || (piece.length >= LONG_PIECE && numberOf(targets, piece) >= 0);
  return (word) => {
    if (word.length < SHORTEST_JOINED || /\d/.test(word)) return undefined;
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end += 1)
      for (let start = 0; start < end; start += 1) {
        const before = best[start];
        const piece = word.slice(start, end);
        if (!before || before.length + 1 >= (best[end]?.length ?? MOST_PIECES + 1)) continue;
        if (isPiece(piece)) best[end] = [...before, piece];
      }
    const pieces = best[word.length] ?? [];
    const areLong = pieces.length > 1 && pieces.every((piece) => piece.length >= LONG_PIECE);
    // Swahili verbs are joined words themselves: two short pieces, or three, may be one honest word.
    const areMany = pieces.length > 2 && language !== 'sw';
    return areLong || areMany ? pieces.join(' ') : undefined;
  };
}
