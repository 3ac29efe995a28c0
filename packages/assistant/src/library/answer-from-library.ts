import type { AnswerKnowledge, FixedReply } from '@salama/content/types.ts';
import type { ChatContext, Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { FixedReplyBook } from '../intents/fixed-replies.ts';
import {
  answerFrom,
  composeAnswer,
  composeComparison,
  composeDoubt,
  composePair,
  headingsOf,
} from '../reply/compose-answer.ts';
import { fixedReply, questionsForAnybody } from '../reply/fixed-reply.ts';
import type { Reply } from '../reply/reply.ts';
import { firstSentence, partsOf } from '../reply/short-answer.ts';
import { isUndecided, judge } from '../scope/judge.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit, Search, SearchResult } from '../search/search.ts';
import { createCountryReader, preferCountry } from './by-country.ts';
import { compareTopics, createComparisonReader } from './comparison.ts';
import { countryLinesOf } from './country-lines.ts';
import { createDoubt } from './doubt.ts';
import { createFollowUpReader, followUp } from './follow-up.ts';
import { createLawReader } from './laws.ts';
import { localLines } from './local-lines.ts';
import { createQuestionSplitter } from './two-questions.ts';
import { createWhatHappened, type WhatHappened } from './what-happened.ts';

export interface LibraryQuestion {
  question: string;
  language: Language;
  country: Country | undefined;
  /** Years of who asks, or is asked for. */
  age: number | undefined;
  context: ChatContext | undefined;
  /** The day of the call, for clocks; without it no date is read. */
  today?: Date | undefined;
  /** What was asked before it. */
  before: string | undefined;
  /** With what this part of the talk began; the same where nothing else was asked. */
  first: string | undefined;
  /** What was asked before it with what this one tells, where it tells a fact and asks nothing. */
  anew?: string | undefined;
  search: Search;
  /** What the question finds there as it stands. */
  asked: SearchResult;
  /** The reply that a sign of another subject calls for. */
  otherSubject: FixedReply | undefined;
}

export interface LibraryAnswers {
  /** Undefined when the question has nothing of Salama's subject. */
  answer(question: LibraryQuestion): Reply | undefined;
  /** What the clock of what happened says below a warning. */
  belowWarning: WhatHappened['belowWarning'];
  /** Whether the message tells of something that happened, and has an answer by its clock. */
  happened(question: LibraryQuestion): boolean;
  /** What a clock says, or asks, of these words. */
  clockOf: WhatHappened['clockOf'];
  /** A reply to the question with what the country does otherwise. */
  finished(reply: Reply, question: LibraryQuestion): Reply;
}

export function createLibraryAnswers(knowledge: AnswerKnowledge, fixed: FixedReplyBook): LibraryAnswers {
  const { countries, directories, language: words } = knowledge;
  const whatHappened = createWhatHappened(knowledge);
  const followUpReader = createFollowUpReader(words.followUp);
  const compares = createComparisonReader(words.comparison);
  const lawOf = createLawReader(knowledge);
  const countriesIn = createCountryReader(countries);
  const questionsIn = createQuestionSplitter(words.questions);
  const doubt = createDoubt(words.questions, fixed);

  function answer(asked: LibraryQuestion): Reply | undefined {
    const happened = asked.otherSubject ? undefined : whatHappened.reply(asked);
    const reply =
      happened ??
      takenIn(asked) ??
      (asked.otherSubject ? undefined : (compared(asked) ?? both(asked))) ??
      found(asked);
    if (reply?.details.kind !== 'answer') return reply;
    return finished(reply, asked, happened !== undefined);
  }

  function finished(reply: Reply, asked: LibraryQuestion, isUrgent = false): Reply {
    return withLaw(withCountry(reply, asked), asked, isUrgent);
  }

  /** A fact is taken in, and what was asked before is answered anew; where that says the same again, in a sentence. */
  function takenIn(asked: LibraryQuestion): Reply | undefined {
    const { anew: question, language, search, context } = asked;
    if (question === undefined) return undefined;
    const result = search.find(question, language);
    const [best] = result.hits;
    if (!best || judge(result, false) !== 'answer') return undefined;
    const reply = composeAnswer([best, ...result.hits.slice(1)]);
    if (best.passage.key !== context?.sections[0]) return reply;
    // "I'm pregnant" is news of its own where the answer has nothing to do with it.
    if (asked.asked.topics.length > 0 && isForAnybody(best.passage)) return undefined;
    const said = firstSentence(best.passage.section, best.narrow);
    const isPlace = countriesIn(asked.question).length > 0;
    const text = isPlace ? said : fixed.byId('noted').reply[language].replace('{answer}', said);
    return answerFrom({ text, more: best.passage.section.body }, [best.passage], result.hits.slice(1));
  }

  function compared({ question, language, asked, search }: LibraryQuestion): Reply | undefined {
    const pair = compareTopics(question, language, asked, search, compares);
    return pair && composeComparison(fixed.byId('side-by-side').reply[language], pair);
  }

  /** Two questions in one message: the second is read with what answers the first. */
  function both({ question, language, search, country, context }: LibraryQuestion): Reply | undefined {
    const [one, two, ...more] = questionsIn(question);
    if (!one || !two || more.length > 0 || country) return undefined;
    const first = search.find(one, language);
    const [best] = first.hits;
    if (!best || best.elsewhere || judge(first, false) !== 'answer') return undefined;
    const past = context?.sections.flatMap((key) => search.passageAt(key, language) ?? []) ?? [];
    const before = { earlier: [best.passage, ...past], asked: [one] };
    const second = followUp(two, language, search.find(two, language), before, search, followUpReader);
    const [next] = second.hits;
    if (!next || next.elsewhere || judge(second, false) !== 'answer') return undefined;
    return next.passage.key === best.passage.key ? undefined : composePair([best, next]);
  }

  function found(about: LibraryQuestion) {
    const { question, language, country, context, before, first, asked, otherSubject, search } = about;
    const earlier = context?.sections.flatMap((key) => search.passageAt(key, language) ?? []) ?? [];
    const spokenBefore = {
      earlier,
      asked: [before, ...(first === before ? [] : [first])].filter((text) => text !== undefined),
    };
    const followed = followUp(question, language, asked, spokenBefore, search, followUpReader);
    const { hits, open } = preferCountry(followed, question, country, countriesIn);
    const result = { ...followed, hits };
    const verdict = judge(result, otherSubject !== undefined);
    const [best, ...others] = hits;
    if (verdict === 'decline') return undefined;
    if (!best || verdict === 'unknown') return unknown(hits, language);
    if (verdict === 'unsure') return doubt([best, ...others], about);
    if (open.length > 0) return dependsOnCountry([best, ...others], open, language);
    if (isUndecided(result)) return composeDoubt([best, ...others], fixed.byId('which-one').reply[language]);
    const place = { country, language, directories };
    const lines = localLines(followed, best.passage.article.category, place);
    return withLines(anew([best, ...others], about), lines, language);
  }

  /** What has just been said is not said again to another question: what comes after it is, or what is nearly as likely. */
  function anew(hits: [Hit, ...Hit[]], { question, context, before, language, search }: LibraryQuestion) {
    const [best, ...others] = hits;
    const { key, section } = best.passage;
    const reply = composeAnswer(hits);
    const { told = 1, sections = [] } = context ?? {};
    if (before === undefined || before === question || key !== sections[0] || told === 0) return reply;
    const earlier = search.find(before, language).hits.find(({ passage }) => passage.key === key);
    if (composeAnswer([{ ...best, narrow: earlier?.narrow }]).text !== reply.text) return reply;
    const parts = partsOf(section, best.narrow);
    const next = parts[told];
    const [near, ...rest] = others.filter(({ passage }) => !sections.includes(passage.key));
    if (next === undefined && near) return composeAnswer([near, ...rest]);
    const more = parts.slice(told + 1).join('\n\n');
    return next === undefined ? reply : answerFrom({ text: next, more }, [best.passage], others);
  }

  function unknown(hits: readonly Hit[], language: Language): Reply {
    const headings = headingsOf(hits);
    const offered = headings.length > 0 ? headings : questionsForAnybody(words, language);
    return fixedReply(fixed.byId('unknown'), language, offered);
  }

  function withLines(reply: Reply, lines: string, language: Language): Reply {
    return lines ? withMore(reply, `${fixed.byId('local-lines').reply[language]}\n\n${lines}`) : reply;
  }

  /** Under what holds everywhere what the country does otherwise. */
  function withCountry(reply: Reply, { question, language, country }: LibraryQuestion): Reply {
    const asker = { named: countriesIn(question), chosen: country };
    const lines = countryLinesOf(knowledge.countryLines, reply.details.passages ?? [], asker);
    if (lines.length === 0) return reply;
    const more = withMore(reply, lines.map(({ text }) => text[language]).join('\n\n'));
    return withSources(
      more,
      lines.map(({ source }) => source),
    );
  }

  /** Under what holds everywhere the row of the country; where none is known, where to find it, or which to choose. */
  function withLaw(
    reply: Reply,
    { question, language, country, asked, anew, age }: LibraryQuestion,
    isUrgent: boolean,
  ): Reply {
    const asker = { named: countriesIn(question), chosen: country, language, terms: asked.terms };
    const law = lawOf(reply.details.passages ?? [], asker);
    if (!law || (isUrgent && !law.rows)) return reply;
    const line = law.open.length > 0 ? 'depends-on-country' : 'law-elsewhere';
    if (law.rows && (law.isAsked || anew !== undefined || age !== undefined))
      return withSources(lawFirst(reply, law.rows), law.sources);
    const more = withSources(withMore(reply, law.rows || fixed.byId(line).reply[language]), law.sources);
    const suggestions = law.open.length > 0 ? law.open : more.details.suggestions;
    return { ...more, details: { ...more.details, suggestions } };
  }

  function dependsOnCountry(hits: [Hit, ...Hit[]], countries: string[], language: Language): Reply {
    const reply = composeAnswer(hits);
    const text = `${reply.text}\n\n${fixed.byId('depends-on-country').reply[language]}`;
    return { text, details: { ...reply.details, suggestions: countries } };
  }

  const { belowWarning, clockOf } = whatHappened;
  const happened = (asked: LibraryQuestion) => whatHappened.reply(asked) !== undefined;
  return { answer, belowWarning, clockOf, happened, finished };
}

function isForAnybody({ section: { tags } }: Passage): boolean {
  return tags.stage.some((one) => one === 'any' || one === 'none') && tags.circumstance.length === 0;
}

function withSources(reply: Reply, sources: readonly Source[]): Reply {
  const known = reply.details.sources.map(({ url }) => url);
  const added = sources.filter(
    ({ url }, at) => !known.includes(url) && sources.findIndex((each) => each.url === url) === at,
  );
  return { ...reply, details: { ...reply.details, sources: [...reply.details.sources, ...added] } };
}

/** Whoever asks what is allowed reads the law itself first. */
function lawFirst({ text, details, ...reply }: Reply, rows: string): Reply {
  const more = [text, details.more].filter(Boolean).join('\n\n');
  return { ...reply, text: rows, added: rows, details: { ...details, more } };
}

function withMore(reply: Reply, more: string): Reply & { added: string } {
  const added = reply.added ? `${reply.added}\n\n${more}` : more;
  return { ...reply, text: `${reply.text}\n\n${more}`, added };
}
