import type { LanguageWords } from '@salama/content/language-words.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import { phraseTest } from '../language/phrases.ts';
import { type Hit, MOST_HITS, type Search, type SearchResult } from '../search/search.ts';
import { fused, weighed } from './several-ways.ts';

/** What a long message finds by its parts besides what it found as a whole; of a shorter one that alone. */
export type LongMessageReader = (
  message: string,
  language: Language,
  whole: readonly [Hit, ...Hit[]],
  asked: SearchResult,
  search: Search,
) => readonly [Hit, ...Hit[]];

/** Words; what tells more than this often asks in one part and tells in another. */
const ONE_THING = 13;
/** Words; less says too little by itself. */
const FEW_WORDS = 4;
/** Words of one part of what has no full stops; each begins in the middle of the one before. */
const STRETCH = 16;
const LONGEST_PART = 24;
const PART_END = /[.!?…;]+\s+|\n+/;
/** What a passage gains from each other part that finds it. */
const ALSO_FOUND = 0.5;
/** What the message as a whole counts beside each of its parts. Less lost what was right before; more found nothing new. */
const WHOLE = 3;
/** A part that asks, read with the subject of the whole: "and can it move?". */
const WITH_SUBJECT = 0.8;

/**
 * A story of forty words is like no passage, but its parts are. What several parts find, or one finds surely, comes first. For
 * the library alone: danger and refusals read the message in parts of their own.
 */
export function createLongMessageReader({ asks }: LanguageWords['questions']): LongMessageReader {
  const isAsked = phraseTest(asks);
  return (message, language, whole, { length, topics }, search) => {
    const parts = length > ONE_THING ? partsOf(message) : [];
    if (parts.length < 2) return whole;
    const ways = parts.flatMap((part) => {
      const { hits } = search.find(part, language);
      if (!isAsked(fold(part))) return [hits];
      return [hits, weighed(search.find(part, language, { about: topics }).hits, WITH_SUBJECT)];
    });
    const [best, ...others] = fused([weighed(whole, WHOLE), ...ways], ALSO_FOUND)
      .map(({ hit, score }) => ({ ...hit, score }))
      .sort((a, b) => b.score - a.score);
    return best ? [best, ...others.slice(0, MOST_HITS - 1)] : whole;
  };
}

function partsOf(message: string): string[] {
  return message.split(PART_END).flatMap((part) => {
    const words = part.split(/\s+/).filter(Boolean);
    if (words.length < FEW_WORDS) return [];
    return words.length <= LONGEST_PART ? [part] : stretchesOf(words);
  });
}

function stretchesOf(words: readonly string[]): string[] {
  const step = STRETCH / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + STRETCH).join(' '));
}
