import type { AnswerKnowledge, FixedReply, Knowledge } from '@salama/content/types.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { DEFAULT_LANGUAGE } from '@salama/contract/language.ts';
import { createActReader } from './dialogue/acts.ts';
import { askedAnew } from './dialogue/bare-fact.ts';
import { createTalk } from './dialogue/continue-talk.ts';
import { createFactReader } from './facts/fact-reader.ts';
import { corrected, type Facts, factsFrom, namesOf } from './facts/facts.ts';
import { createFixedReplies } from './intents/fixed-replies.ts';
import { readsHonestly } from './intents/refusal-classifier.ts';
import { createLanguageDetector, type DetectLanguage } from './language/detect-language.ts';
import { lazily } from './lazily.ts';
import { type LearnedParts, learnFrom, type Prepared } from './learned.ts';
import { createLineClassifier } from './learning/line-classifier.ts';
import { createLibraryAnswers, type LibraryQuestion } from './library/answer-from-library.ts';
import { createCountryReader } from './library/by-country.ts';
import { deedsFor, isForReaders } from './reading/deeds.ts';
import { createReading, type Reading } from './reading/reading.ts';
import { withBelow } from './reply/below-warning.ts';
import { fixedReply, questionsForAnybody, turningAway } from './reply/fixed-reply.ts';
import type { Reply } from './reply/reply.ts';
import { createNumberKeeper } from './reply/with-known-numbers.ts';
import { readsCalmly } from './safety/danger-classifier.ts';
import { dangerIn } from './safety/danger-in-talk.ts';
import { createSafety } from './safety/safety.ts';
import { safetyReply, withHelp } from './safety/warning-reply.ts';
import { isAct, isSmallTalk } from './scope/judge.ts';
import { createCircumstances } from './search/circumstances.ts';
import { knowingFacts } from './search/knowing-facts.ts';
import { createSearch, type Search } from './search/search.ts';
import { withoutArticles } from './search/without-articles.ts';
import { createPhoneReader, phoneLanguage } from './words/phone-spelling.ts';
import { createVocabulary } from './words/vocabulary.ts';

export interface Question {
  question: string;
  /** What the person chose; used when the question's own language is not sure. */
  language?: Language | undefined;
  /** Chosen by the person; decides which numbers the help names. */
  country?: Country | undefined;
  /** The sections of the last reply. Never asked for danger or refusals. */
  context?: ChatContext | undefined;
  /** The day of the call: "last Sunday" and "3 September" are counted from it. */
  today?: Date | undefined;
  /** Slugs of articles that nobody is shown. */
  withdrawn?: ReadonlySet<string> | undefined;
}

export interface Assistant {
  /** Answers from the knowledge alone. The same question gets the same reply on the same day. */
  answer(question: Question): Reply;
  /**
   * What a reader may choose from in place of `reply`, the answer to the same question. Undefined where nobody else may read:
   * danger, refusals, and what happened, which has a clock.
   */
  reading(question: Question, reply: Reply): Reading | undefined;
  /** Only the check for danger: what a server asks before its own rules, and for posts and stories. */
  danger(text: string, options: Omit<Question, 'question'>): Help | undefined;
  /** The language of a text, in whatever its writer chose to read. */
  detectLanguage: DetectLanguage;
  /** What the first question would wait for, in steps of some tenths of a second: a server takes them between its first requests. */
  warmUp: readonly (() => void)[];
}

/** A message that no pattern knows: it makes the second lines learn. */
const ORDINARY_MESSAGE = 'salama';

/** Learns when first needed, some 25 seconds of one core in all; an answer then takes a few milliseconds at most. */
export function createAssistant(
  knowledge: Knowledge,
  learned: LearnedParts = learnFrom(knowledge),
): Assistant {
  return assistantOver(knowledge, learned);
}

/** The same assistant from what a build prepared: ready at once. */
export function openAssistant({ knowledge, learned }: Prepared): Assistant {
  const { search, danger, refusals } = learned;
  return assistantOver(knowledge, {
    search: () => search,
    danger: () => danger,
    refusals: () => refusals,
  });
}

/** The same, from what was prepared of these sources or, without it, from the sources. */
export function openOrLearn(prepared: Prepared | undefined, sources: () => Knowledge): Assistant {
  return prepared ? openAssistant(prepared) : createAssistant(sources());
}

function assistantOver(knowledge: AnswerKnowledge, learned: LearnedParts): Assistant {
  const { articles, directories, lexicons, replies, safety: rules } = knowledge;
  const secondLine = createLineClassifier(learned.danger);
  const safety = createSafety(rules, directories, secondLine, readsCalmly(learned.danger));
  const fixed = createFixedReplies(
    replies,
    rules.words,
    createLineClassifier(learned.refusals),
    readsHonestly(learned.refusals),
  );
  const vocabulary = lazily(() => createVocabulary(lexicons, rules.words.borrowed));
  const circumstances = lazily(() => createCircumstances(knowledge.circumstances, vocabulary()));
  const search = lazily(() => createSearch(articles, vocabulary(), learned.search(), circumstances()));
  const facts = lazily(() =>
    createFactReader(knowledge, {
      circumstances: circumstances(),
      vocabulary: vocabulary(),
      countriesIn: createCountryReader(knowledge.countries),
    }),
  );
  const detectLanguage = createLanguageDetector(knowledge.language);
  const phone = lazily(() => createPhoneReader({ ...knowledge.language, ...learned.search() }));
  const readAct = createActReader(knowledge.acts, replies, rules.words);
  const continueTalk = createTalk(readAct, knowledge.language);
  const library = lazily(() => createLibraryAnswers(knowledge, fixed));
  const withKnownNumbers = createNumberKeeper(knowledge);
  const read = lazily(() => createReading(knowledge, fixed.byId('which-one')));

  /** `written` is the message as it was typed, `question` what is meant: either may tell of danger. */
  function answer(asked: Question, written: string, language: Language, known: Facts): Reply {
    const { question, country, context, withdrawn } = asked;
    const asker = { language, country };
    const told = { written, meant: question, context, age: known.age };
    const danger = dangerIn(told, { safety, asker, read: (text) => phone().read(text, language) });
    const tellsOfDanger = danger !== undefined;
    const showing = fixed.read(question, { tellsOfDanger });
    const refused =
      showing('refuse') ??
      (question === written ? undefined : fixed.read(written, { tellsOfDanger })('refuse'));
    // What only reads like an emergency does not outrank a sign of what is not answered; its help comes along.
    if (refused && (danger?.kind !== 'emergency' || danger.isLikeness))
      return withHelp(turnAway(refused, language), danger);
    const visible = knowingFacts(withoutArticles(search(), withdrawn), known);
    if (danger)
      return withBelow(
        safetyReply(danger, language, visible),
        library().belowWarning({ ...asked, context, language }),
      );
    const result = visible.find(question, language);
    const act = readAct(question, context?.warned !== undefined);
    const continued =
      act && isAct(result, act) ? continueTalk(act, { language, context, search: visible }) : undefined;
    if (continued) return continued;
    const otherSubject = showing('decline');
    const smallTalk = showing('small-talk');
    if (smallTalk && !otherSubject && isSmallTalk(result, smallTalk))
      return fixedReply(smallTalk, language, questionsForAnybody(knowledge.language, language));
    const reply = library().answer({
      ...toLibrary(asked, language, known, visible),
      asked: result,
      otherSubject,
    });
    const found =
      reply ??
      askedBack(showing('unsure'), language) ??
      turnAway(otherSubject ?? fixed.byId('out-of-scope'), language);
    // Whoever was warned and then not understood may be telling how it goes on.
    const isLost = found.details.kind === 'unsure' || found.details.kind === 'decline';
    return context?.warned && isLost ? withHelp(found, safety.stillCounts(context.warned, asker)) : found;
  }

  /** A question as the library takes it. */
  function toLibrary(asked: Question, language: Language, known: Facts, visible: Search) {
    const { question, context, today, country = known.country } = asked;
    return {
      ...{ question, language, country, age: known.age, context, today, search: visible },
      ...earlierQuestions(asked, language),
    };
  }

  /** The message as it is meant, its language, and what is known of who writes it. */
  function understood(asked: Question) {
    const language = languageOf(asked.question, asked.language);
    const question = phone().read(asked.question, language);
    const told = facts().read(question, language);
    return { question, language, known: corrected(factsFrom(asked.context?.facts ?? []), told) };
  }

  /** What was asked before, and what this message asks anew; acts and bare facts ask nothing. */
  function earlierQuestions({ question, language: preferred, context }: Question, language: Language) {
    const said = context?.said ?? [];
    const isAct = (text: string) => readAct(text) !== undefined;
    const isFact = (text: string) => facts().isBare(text, language);
    const asked = said.filter(
      (text) => !isAct(text) && !isFact(text) && languageOf(text, preferred) === language,
    );
    return { before: asked[0], first: asked.at(-1), anew: askedAnew(question, said, { isAct, isFact }) };
  }

  function languageOf(text: string, preferred: Language | undefined): Language {
    const { sure, language } = detectLanguage(text);
    return sure ? language : (phoneLanguage(text, knowledge.language) ?? preferred ?? language);
  }

  /** Who would be turned away, and may have told of harm in few words, is asked. */
  function askedBack(reply: FixedReply | undefined, language: Language): Reply | undefined {
    return reply?.choices && fixedReply(reply, language, reply.choices[language]);
  }

  function turnAway(reply: FixedReply, language: Language): Reply {
    const offered = questionsForAnybody(knowledge.language, language);
    return turningAway(reply, fixed.byId('if-hurt'), language, offered);
  }

  return {
    detectLanguage,
    answer(asked) {
      const { question, language, known } = understood(asked);
      const reply = answer({ ...asked, question }, asked.question, language, known);
      return { ...withKnownNumbers(reply, asked.country), facts: namesOf(known) };
    },
    reading(asked, reply) {
      const { question, language, known } = understood(asked);
      if (!isForReaders(reply)) return undefined;
      const visible = knowingFacts(withoutArticles(search(), asked.withdrawn), known);
      const about: LibraryQuestion = {
        ...toLibrary({ ...asked, question }, language, known, visible),
        asked: visible.find(question, language),
        otherSubject: undefined,
      };
      if (library().happened(about)) return undefined;
      const deeds = {
        safety,
        library: library(),
        continueTalk,
        turnAway,
        withKnownNumbers,
        acts: knowledge.acts,
      };
      return read()({ asked: about, reply, ...deedsFor(about, asked.question, deeds) });
    },
    danger: (text, { language, country }) =>
      safety.check(text, { language: languageOf(text, language), country })?.help,
    warmUp: [
      () => safety.check(ORDINARY_MESSAGE, { language: DEFAULT_LANGUAGE }),
      () => fixed.read(ORDINARY_MESSAGE),
      search,
      facts,
      phone,
      library,
    ],
  };
}
