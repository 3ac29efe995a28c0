import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Hit, Search, SearchResult } from '../search/search.ts';
import type { Term } from '../words/vocabulary.ts';

/** "The difference between X and Y", "X vs Y", "which is better": two things set side by side. */
const COMPARING =
  /\b(?:vs|versus|differen\w*|differ|compar\w*|tofauti|linganisha|kuliko|better|best|bora|nzuri zaidi|mieux|meilleure?s?|plutot)\b/;
/** "Pill or injection?": in a short question "or" alone compares. */
const CHOOSING = /\b(?:or|au|ama|ou)\b/;
const SHORT_QUESTION = 6;
/** A section that is asked for in these very words compares them itself. */
const ITSELF = 0.9;

/** The best passage on each of two things that a question compares, or undefined when it compares none. */
export function compareTopics(
  question: string,
  language: Language,
  asked: SearchResult,
  search: Search,
): [Hit, Hit] | undefined {
  const topics = [...new Set(asked.writtenTopics)];
  const [first, second] = topics;
  if (!first || !second || topics.length > 2 || !compares(question, asked.length)) return undefined;
  if ((asked.hits[0]?.fit.ask ?? 0) >= ITSELF) return undefined;
  const on = (topic: Term) =>
    search
      .find(nameOf(topic), language, { aspect: question })
      .hits.find(({ passage }) => search.topicsOf(passage.section.heading, language).includes(topic));
  const [one, two] = [on(first), on(second)];
  if (!one || !two || one.passage.key === two.passage.key) return undefined;
  return [one, two];
}

/** A concept is called by an English word that every lexicon knows. */
function nameOf(topic: Term): string {
  return topic.slice(1).replaceAll('-', ' ');
}

function compares(question: string, length: number): boolean {
  const text = fold(question);
  return COMPARING.test(text) || (length <= SHORT_QUESTION && CHOOSING.test(text));
}
