import type { LanguageWords } from '@salama/content/language-words.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import { phraseTest } from '../language/phrases.ts';
import { CLOSE_ASK, SAME_ASK } from '../scope/judge.ts';
import type { Passage } from '../search/passages.ts';
import { type Hit, MOST_HITS, type Search, type SearchResult } from '../search/search.ts';
import type { Term } from '../words/vocabulary.ts';
import { bestOfEach, fused, weighed } from './several-ways.ts';

/** What the words of a question say of the one before. */
export interface FollowUpReader {
  /** Words that point back: "does *that* hurt", "*na* sindano je", "*et* si j'ai oublié". */
  pointsBack(question: string): boolean;
  /** "And the injection?" asks of another thing what was asked of the first; "and if I smoke?" does not. */
  asksOfAnother(question: string): boolean;
}

export function createFollowUpReader(words: LanguageWords['followUp']): FollowUpReader {
  const [begins, points] = [phraseTest(words.begins, 'first'), phraseTest(words.pointsBack)];
  const [another, conditional] = [phraseTest(words.another, 'first'), phraseTest(words.condition)];
  return {
    pointsBack(question) {
      const text = fold(question.trim());
      return begins(text) || points(text);
    },
    asksOfAnother(question) {
      const text = fold(question);
      return another(text) && !conditional(text);
    },
  };
}

const NAME = 4;
/** Words; a question this short without a subject of its own leans on what came before. */
const BARE = 5;
/** Words; a longer question says itself what it is about. */
const LONGEST = 12;
/** What a passage gains at most for standing near what was spoken of. */
const NEARNESS = 0.6;
/** Of it, what counts towards how sure the passage is. */
const NEARNESS_SHOWN = 0.4;
/** A question together with one before it says more than it does alone. */
const TOGETHER = 1.2;
const WITH_FIRST = 1;
/** What a passage gains from each other way to find it: by itself, with what was asked before, within a subject. */
const ALSO_FOUND = 0.3;
/** How near two passages are: of one article, of one subject, of one category. */
const NEAR = { article: 0.8, subject: 0.3, category: 0.5 } as const;
/** What is found without the earlier subject counts so much less. */
const ALONE = 0.2;
/** What was spoken of before that counts so much less. */
const FADING = 0.85;

/** What was spoken of. */
export interface Before {
  /** Passages of replies, the last first. */
  earlier: readonly Passage[];
  /** The question before this one, and the one with which this part of the talk began, if it is another. */
  asked: readonly string[];
}

/**
 * What a question finds when it follows up on earlier passages, the last first, and on what was asked before it; as asked
 * when it stands by itself.
 */
export function followUp(
  question: string,
  language: Language,
  asked: SearchResult,
  { earlier, asked: before }: Before,
  search: Search,
  reader: FollowUpReader,
): SearchResult {
  const [last] = earlier;
  const leaning = last ? leaningOf(question, asked, reader) : 0;
  if (!last || leaning === 0) return asked;
  if (asked.writtenTopics.length > 0 && asked.length <= NAME && reader.asksOfAnother(question))
    return search.find(question, language, { aspect: last.section.heading });
  const past = earlier.map((passage) => ({ passage, subject: subjectOf(passage, language, search) }));
  const after = earlier.map(({ key }) => key);
  const alone = search.find(question, language, { after }).hits;
  const ways = [
    weighed(alone, 1 - ALONE * leaning),
    ...before.map((one, at) => {
      const { hits } = search.find(`${one}. ${question}`, language, { after });
      return weighed(hits, leaning * (at === 0 ? TOGETHER : WITH_FIRST));
    }),
    bestOfEach(subjectsOf(past).flatMap((about) => search.find(question, language, { about, after }).hits)),
  ];
  const hits = fused(ways, ALSO_FOUND)
    .map(({ hit, score }) => {
      const gain = leaning * nearnessOf(hit.passage, past, language, search);
      return { hit: nearer(hit, NEARNESS_SHOWN * gain), order: score + NEARNESS * gain };
    })
    .sort((a, b) => b.order - a.order)
    .map(({ hit }) => hit)
    .slice(0, MOST_HITS);
  return { ...asked, hits, topics: [...new Set([...asked.topics, ...(past[0]?.subject ?? [])])] };
}

/** How much a question leans on what came before: from 0, not at all, to 1, "does it hurt?". */
function leaningOf(
  question: string,
  { writtenTopics, length, hits }: SearchResult,
  reader: FollowUpReader,
): number {
  if (length > LONGEST) return 0;
  const pointing = reader.pointsBack(question);
  const known = hits[0]?.fit.ask ?? 0;
  if (writtenTopics.length > 0) return pointing ? 0.75 : known >= SAME_ASK ? 0 : 0.25;
  if (length <= BARE || pointing) return 1;
  return known >= CLOSE_ASK ? 0.25 : 0.7;
}

/** A passage that was spoken of before, and its subject. */
interface Past {
  passage: Passage;
  subject: Term[];
}

function subjectOf({ section, article }: Passage, language: Language, search: Search): Term[] {
  const subject = search.topicsOf(section.heading, language);
  return subject.length > 0 ? subject : search.topicsOf(article.description, language);
}

/** Each subject once. */
function subjectsOf(past: readonly Past[]): Term[][] {
  const byName = new Map(past.map(({ subject }) => [subject.join(' '), subject]));
  return [...byName.values()].filter((subject) => subject.length > 0);
}

function nearer(hit: Hit, gain: number): Hit {
  return { ...hit, score: hit.score + gain, likeness: hit.likeness + gain / 2 };
}

/** From 0 to 1. */
function nearnessOf(passage: Passage, past: readonly Past[], language: Language, search: Search): number {
  const subject = subjectOf(passage, language, search);
  return Math.max(...past.map((one, at) => FADING ** at * likeness(passage, subject, one)));
}

function likeness(passage: Passage, subject: readonly Term[], past: Past): number {
  if (passage.key === past.passage.key) return 1;
  if (passage.article === past.passage.article) return NEAR.article;
  if (past.subject.some((topic) => subject.includes(topic))) return NEAR.subject;
  return passage.article.category === past.passage.article.category ? NEAR.category : 0;
}
