import type { Act } from '@salama/content/act-types.ts';
import type { LanguageWords } from '@salama/content/language-words.ts';
import type { NarrowQuestion } from '@salama/content/types.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { answerFrom, headingsOf, sourcesOf } from '../reply/compose-answer.ts';
import { questionsForAnybody } from '../reply/fixed-reply.ts';
import type { Reply } from '../reply/reply.ts';
import { firstSentence, partsOf, shortAnswer } from '../reply/short-answer.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import type { ActReader } from './acts.ts';

/** What was said before, as far as the page still knows it. */
export interface Talk {
  language: Language;
  context: ChatContext | undefined;
  search: Search;
}

/** What was answered last. */
interface Answered {
  passage: Passage;
  narrow: NarrowQuestion | undefined;
  /** The question that it answered. */
  question: string | undefined;
  /** How many parts of it were told since. */
  told: number;
}

/** Sources that an answer names when it is doubted. */
const NAMED = 2;

/** Does what an act asks for, of what was answered last; undefined where nothing was, and the act says nothing by itself. */
export function createTalk(
  readAct: ActReader,
  words: LanguageWords,
): (act: Act, talk: Talk) => Reply | undefined {
  return (act, talk) => {
    const language = act.into ?? talk.language;
    const last = lastAnswer({ ...talk, language }, readAct);
    if (act.does === 'say') return said(act.reply[language], language, last ? followingOf(last) : []);
    if (!last) return act.alone && said(act.alone[language], language, []);
    return reply(act, last, { ...talk, language });
  };

  function said(text: string, language: Language, questions: string[]): Reply {
    const suggestions = questions.length > 0 ? questions : questionsForAnybody(words, language);
    return { text, details: { kind: 'small-talk', language, sources: [], suggestions } };
  }

  function reply(act: Act, last: Answered, talk: Talk): Reply {
    const { passage, narrow, told } = last;
    const { section } = passage;
    const parts = partsOf(section, narrow);
    if (act.does === 'others')
      return said(act.reply[talk.language], talk.language, otherQuestions(last, talk));
    if (act.does === 'continue') {
      const next = parts[told + 1];
      // All of it is told: what else there is to ask.
      if (!next) return said(firstSentence(section, narrow), talk.language, followingOf(last));
      return answerFrom({ text: next, more: parts.slice(told + 2).join('\n\n') }, [passage], []);
    }
    const short = shortAnswer(section, narrow);
    const isWhole = act.does === 'repeat' || act.does === 'translate';
    const answer = isWhole ? short.text : firstSentence(section, narrow);
    const text = act.reply[talk.language].replace('{answer}', answer).replace('{sources}', namesOf(passage));
    return answerFrom({ text, more: isWhole ? short.more : section.body }, [passage], []);
  }

  function otherQuestions(last: Answered, { search, language }: Talk): string[] {
    const { question, passage } = last;
    if (question === undefined) return followingOf(last);
    const { hits } = search.find(question, language);
    return headingsOf(hits.filter((hit) => hit.passage.key !== passage.key));
  }
}

/** The section of the last reply, and which of its questions was asked. Acts since then asked nothing new. */
function lastAnswer({ context, language, search }: Talk, readAct: ActReader): Answered | undefined {
  const [key] = context?.sections ?? [];
  const passage = key === undefined ? undefined : search.passageAt(key, language);
  if (!passage) return undefined;
  const said = context?.said ?? [];
  const acts = said.map((text) => readAct(text)?.does);
  const place = acts.indexOf(undefined);
  const question = place === -1 ? undefined : said[place];
  const hit =
    question === undefined
      ? undefined
      : search.find(question, language).hits.find((one) => one.passage.key === key);
  const told = acts.slice(0, place === -1 ? acts.length : place).filter((does) => does === 'continue').length;
  return { passage, narrow: hit?.narrow, question, told };
}

function followingOf({ passage: { article, section } }: Answered): string[] {
  const at = article.sections.indexOf(section);
  const others = [...article.sections.slice(at + 1), ...article.sections.slice(0, at)];
  return others.slice(0, 3).map(({ heading }) => heading);
}

function namesOf(passage: Passage): string {
  const names = new Set(sourcesOf([passage]).map(({ organisation }) => organisation));
  return [...names].slice(0, NAMED).join('; ');
}
