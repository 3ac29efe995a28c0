import type { LanguageWords } from '@salama/content/language-words.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import { phraseTest } from '../language/phrases.ts';
import type { Hit, Search, SearchResult } from '../search/search.ts';
import type { Term } from '../words/vocabulary.ts';

const SHORT_QUESTION = 6;
/** A section that is asked for in these very words compares them itself. */
const ITSELF = 0.9;

/** The best passage on each of two things that a question compares, or undefined when it compares none. */
export function compareTopics(
  question: string,
  language: Language,
  asked: SearchResult,
  search: Search,
  compares: ComparisonReader,
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

/** Whether a question of so many words sets two things side by side. */
export type ComparisonReader = (question: string, length: number) => boolean;

/** "The difference between X and Y", "X vs Y", "which is better"; in a short question "or" alone compares. */
export function createComparisonReader({ compares, chooses }: LanguageWords['comparison']): ComparisonReader {
  const [comparing, choosing] = [phraseTest(compares), phraseTest(chooses)];
  return (question, length) => {
    const text = fold(question);
    return comparing(text) || (length <= SHORT_QUESTION && choosing(text));
  };
}
