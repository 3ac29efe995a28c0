import type { AnswerKnowledge, Knowledge } from '@salama/content/types.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { wordsOfGroups } from './intents/fixed-replies.ts';
import { learnRefusals, refusalTrainingSet } from './intents/refusal-classifier.ts';
import { lazily } from './lazily.ts';
import type { LineModel } from './learning/line-classifier.ts';
import { learnDanger } from './safety/danger-classifier.ts';
import { trainingSetFrom } from './safety/training-set.ts';
import { indexArticles } from './search/index-articles.ts';
import type { SearchIndex } from './search/search.ts';
import { createVocabulary } from './words/vocabulary.ts';

/** What is made from the content once: some 25 seconds of one core to make, nothing to open. Plain data, so that a build may keep it. */
export interface Learned {
  search: SearchIndex;
  danger: LineModel;
  refusals: LineModel;
}

/** Each part is made when it is first asked for. */
export type LearnedParts = { [Part in keyof Learned]: () => Learned[Part] };

export function learnFrom(knowledge: Knowledge): LearnedParts {
  const wordsOf = wordReader(knowledge.safety.words);
  const { articles, lexicons, replies, safety } = knowledge;
  return {
    search: lazily(() =>
      indexArticles(articles, createVocabulary(lexicons, safety.words.borrowed), wordsOfGroups(replies)),
    ),
    danger: lazily(() => learnDanger(trainingSetFrom(knowledge), wordsOf)),
    refusals: lazily(() => learnRefusals(refusalTrainingSet(knowledge), wordsOf)),
  };
}

/** What an assistant opens instead of learning: the knowledge without what is only learned from, and what was learned. */
export interface Prepared {
  knowledge: AnswerKnowledge;
  learned: Learned;
}

export function prepare(knowledge: Knowledge, learned: LearnedParts = learnFrom(knowledge)): Prepared {
  const { search, danger, refusals } = learned;
  const { safetyExamples: _, intentExamples: __, ...kept } = knowledge;
  const articles = kept.articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({ ...section, asks: [] })),
  }));
  return {
    knowledge: { ...kept, articles },
    learned: { search: search(), danger: danger(), refusals: refusals() },
  };
}
