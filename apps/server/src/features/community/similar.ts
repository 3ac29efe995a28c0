import { cleanText } from '@salama/contract/characters.ts';
import type { findSimilar } from '@salama/contract/community/endpoints.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import { findCovered } from '../moderation/service.ts';
import { listQuestions } from './list-repository.ts';
import { presentSimilar } from './present.ts';
import type { QuestionRow } from './repository.ts';
import type { CommunityDependencies } from './types.ts';

/** The longest words say most of what a question is about. */
const MOST_WORDS = 5;
const SHORTEST_WORD = 4;
/** Longer words are looked for by their beginning, so that an ending makes no difference. */
const STEM = 7;
const NEWEST_PER_WORD = 30;

/** Answered questions that share words with this text, and the article that answers it. */
export async function findSimilarTo(
  content: string,
  language: Language,
  { database, assistant }: CommunityDependencies,
): Promise<DataOf<typeof findSimilar>> {
  const text = Array.from(cleanText(content)).slice(0, limits.chat.message).join('');
  const words = tellingWords(text);
  if (words.length === 0) return { questions: [] };
  const found = new Map<string, { row: QuestionRow; shared: number }>();
  for (const word of words) {
    const wanted = { search: word, answered: true };
    const cut = { limit: NEWEST_PER_WORD, offset: 0 };
    for (const row of await listQuestions(database.db, database.dialect, wanted, cut))
      found.set(row.id, { row, shared: (found.get(row.id)?.shared ?? 0) + 1 });
  }
  const enough = Math.min(2, words.length);
  const covered = await findCovered(database.db, [...found.keys()]);
  const questions = [...found.values()]
    .filter(({ row, shared }) => shared >= enough && !covered.has(row.id))
    .sort((a, b) => b.shared - a.shared || b.row.votes - a.row.votes)
    .slice(0, limits.community.similar)
    .map(({ row }) => presentSimilar(row));
  const { kind, language: spoken, article } = assistant.answer({ question: text, language }).details;
  if (kind !== 'answer' || !article) return { questions };
  return { questions, article: { ...article, language: spoken } };
}

function tellingWords(text: string): string[] {
  const words = searchTextOf(text)?.match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD).map((word) => word.slice(0, STEM)))]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);
}
