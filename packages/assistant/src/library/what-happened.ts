import type { Clock } from '@salama/content/clock-types.ts';
import type { AnswerKnowledge } from '@salama/content/types.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { createClockReader, type ToldClock } from '../clocks/clock-reader.ts';
import { createElapsedReader } from '../clocks/elapsed.ts';
import { sayClock } from '../clocks/say.ts';
import { composeClock, composeSituation } from '../reply/compose-answer.ts';
import type { Reply } from '../reply/reply.ts';
import type { Passage } from '../search/passages.ts';
import type { Search, SearchResult } from '../search/search.ts';
import { createAsksReader } from '../words/asks.ts';
import { createSituationReader } from './situations.ts';

interface Told {
  question: string;
  language: Language;
  context: ChatContext | undefined;
  /** The day of the call. */
  today?: Date | undefined;
}

interface Asked extends Told {
  search: Search;
  /** What the question finds there as it stands. */
  asked: SearchResult;
}

/** What to do now that something has happened to her, by how long ago it was. Undefined where the message tells of none. */
export interface WhatHappened {
  reply(asked: Asked): Reply | undefined;
  /** Markdown: what her clock says below a warning, where what happened is so grave that the warning comes first. */
  belowWarning(told: Told): string | undefined;
  /** The reply of this clock at the time that `words` tell; without a time its question back, if it has one. */
  clockOf(id: string, words: string, asked: Pick<Asked, 'language' | 'search' | 'today'>): Reply | undefined;
}

/** Who has not told when it was is asked, once. */
export function createWhatHappened({
  clocks,
  situations,
  replies,
  safety,
  language: words,
}: AnswerKnowledge): WhatHappened {
  const situationOf = createSituationReader(situations, replies, safety.words);
  const elapsed = createElapsedReader(Object.values(words.times), wordReader(safety.words));
  const readClock = createClockReader(clocks, situationOf, elapsed);
  const asks = createAsksReader(safety.words);

  function belowWarning({ question, language, context, today }: Told) {
    const timed = readClock(question, context?.said ?? [], today);
    return timed?.situation.belowWarning ? sayClock(timed, language, today) : undefined;
  }

  function reply({ question, language, search, context, asked, today }: Asked): Reply | undefined {
    const timed = readClock(question, context?.said ?? [], today);
    // A time beside a question of its own is part of that question.
    const isBeside = timed?.isOwn === false && asked.topics.length > 0 && asks(question);
    const situation = isBeside ? undefined : (timed?.situation ?? situationOf(question));
    if (situation?.terms !== undefined && asked.terms.length > situation.terms) return undefined;
    const [best, ...more] = situation?.sections.flatMap((key) => search.passageAt(key, language) ?? []) ?? [];
    if (!best || asksElse(asked, [best, ...more])) return undefined;
    const now = timed && sayClock(timed, language, today);
    if (now) return composeClock(now, [best, ...more]);
    if (timed && !timed.clock.ask && !situation?.first) return undefined;
    const untimed = composeSituation(situation?.first?.[language], [best, ...more]);
    return timed && !timed.wasAsked ? asking(untimed, timed, language) : untimed;
  }

  function clockOf(
    id: string,
    words: string,
    { language, search, today }: Pick<Asked, 'language' | 'search' | 'today'>,
  ): Reply | undefined {
    const clock = clocks.find((one) => one.id === id);
    const situation = situations.find((one) => one.clock === id);
    const [best, ...more] = situation?.sections.flatMap((key) => search.passageAt(key, language) ?? []) ?? [];
    if (!clock || !situation || !best) return undefined;
    const hours = elapsed(words, clock, today);
    const step = hours === undefined ? undefined : clock.steps.find(({ upTo = Infinity }) => hours <= upTo);
    const told: ToldClock = { situation, clock, hours, step, isOwn: true, wasAsked: false };
    const now = sayClock(told, language, today);
    if (now) return composeClock(now, [best, ...more]);
    return (
      clock.ask && asking(composeSituation(situation.first?.[language], [best, ...more]), told, language)
    );
  }

  return { reply, belowWarning, clockOf };
}

/** How many of the best hits are looked at, and from which score on the first is surely asked. */
const ASKED = { hits: 3, score: 0.8 } as const;

/**
 * What happened is told in passing where the library surely answers another question, and no likely answer stands where that is told of: "it
 * smells after sex without a condom".
 */
function asksElse({ hits }: SearchResult, passages: readonly Passage[]): boolean {
  const slugs = new Set(passages.map(({ article }) => article.slug));
  const isSure = (hits[0]?.score ?? 0) >= ASKED.score;
  return isSure && hits.slice(0, ASKED.hits).every(({ passage }) => !slugs.has(passage.article.slug));
}

/** One question back, with what may be tapped. */
function asking({ text, details }: Reply, { clock }: ToldClock, language: Language): Reply {
  const { ask, choices }: Pick<Clock, 'ask' | 'choices'> = clock;
  if (!ask) return { text, details };
  const suggestions = choices.map((choice) => choice[language]);
  return { text: `${text}\n\n${ask[language]}`, details: { ...details, suggestions } };
}
