import type { Knowledge } from '@salama/content/types.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import type { Wording } from '../learning/ideas.ts';
import type { TrainingSet } from '../learning/line-classifier.ts';
import { waysOfAsking } from '../learning/ways-of-asking.ts';

/** About so many of the library's ways of asking: enough to know how people ask, quick to learn. */
const ORDINARY_LINES = 6_000;

/** What the safety layer learns from: its own examples, and how people ask for the library's sections. */
export function trainingSetFrom(knowledge: Knowledge): TrainingSet {
  const { safetyExamples, articles } = knowledge;
  const sought = safetyExamples.danger.map(({ ruleId, text }) => ({ label: ruleId, text }));
  const { honest, everyday } = safetyExamples;
  return {
    sought,
    honest,
    everyday: everyday.map(({ text }) => text),
    ordinary: waysOfAsking(articles, ORDINARY_LINES),
    wordings: wordingsFrom(knowledge),
  };
}

/** What means the same: the groups that patterns share, and the lists of the lexicons. */
export function wordingsFrom({
  safety: { words },
  lexicons,
}: Pick<Knowledge, 'safety' | 'lexicons'>): Wording[] {
  const wordsOf = wordReader(words);
  const groups = Object.entries(words.groups).flatMap(([idea, options]) =>
    options
      .flatMap((option) => option.split('|'))
      .filter((option) => !/[<+]/.test(option))
      .map((option) => ({ idea, words: option.replaceAll('=', '').split('_') })),
  );
  const lists = lexicons.flatMap(({ topics, synonyms }) =>
    [...topics, ...synonyms].flatMap((list) =>
      list.map((phrase) => ({ idea: `about ${list[0]}`, words: wordsOf(phrase) })),
    ),
  );
  return [...groups, ...lists].filter(({ words: [first] }) => first);
}
