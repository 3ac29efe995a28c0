import type { LanguageWords } from '@salama/content/language-words.ts';
import type { FixedReply } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { FixedReplyBook } from '../intents/fixed-replies.ts';
import { composeDoubt, composeGuess } from '../reply/compose-answer.ts';
import type { Reply } from '../reply/reply.ts';
import type { Hit, Search, SearchResult } from '../search/search.ts';
import { createLongMessageReader } from './long-message.ts';

interface Doubted {
  question: string;
  language: Language;
  asked: SearchResult;
  otherSubject: FixedReply | undefined;
  search: Search;
}

/**
 * Of 102 doubts from here on whose answer is known, the passage has it for 67. What the parts of a long message find counts
 * more than once and is nearly always above it.
 */
const WORTH_SAYING = 0.4;

/**
 * Says what may be meant, under its own question. Without a word of our subject, or far from everything, a passage would only
 * stand beside the question: then there are questions to tap and no more.
 */
export function createDoubt(questions: LanguageWords['questions'], fixed: FixedReplyBook) {
  const byParts = createLongMessageReader(questions);
  return (whole: readonly [Hit, ...Hit[]], about: Doubted): Reply => {
    const { question, language, asked, otherSubject, search } = about;
    const hits = byParts(question, language, whole, asked, search);
    const [best] = hits;
    const isOurs = asked.topics.length > 0 && !otherSubject;
    if (!isOurs || best.elsewhere || best.score < WORTH_SAYING)
      return composeDoubt(hits, fixed.byId('unsure').reply[language]);
    return composeGuess(hits, fixed.byId('perhaps').reply[language]);
  };
}
