import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { expect, test } from 'vitest';
import { createLineClassifier, type TrainingSet } from '../learning/line-classifier.ts';
import { foldsOf } from '../testing/cross-validation.ts';
import { createFixedReplies } from './fixed-replies.ts';
import { learnRefusals, readsHonestly, refusalTrainingSet } from './refusal-classifier.ts';

const knowledge = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const trainingSet = refusalTrainingSet(knowledge);
const wordsOf = wordReader(knowledge.safety.words);
const classifierFrom = (some: TrainingSet) => {
  const model = learnRefusals(some, wordsOf);
  return createLineClassifier(() => model);
};

/** Every line is judged by a classifier that has not seen it. */
function crossValidate() {
  const judged = {
    sought: 0,
    found: 0,
    rightReply: 0,
    honest: 0,
    refused: 0,
  };
  for (const { learned, kept } of foldsOf(trainingSet)) {
    const classify = classifierFrom(learned);
    for (const { label, text } of kept.sought) {
      const guess = classify(wordsOf(text));
      judged.sought += 1;
      if (guess) judged.found += 1;
      if (guess === label) judged.rightReply += 1;
    }
    judged.honest += kept.honest.length;
    judged.refused += kept.honest.filter((text) => classify(wordsOf(text))).length;
  }
  return judged;
}

test('finds requests to harm in lines it has not seen, and refuses hardly any honest one', {
  timeout: 60_000,
}, () => {
  const judged = crossValidate();
  console.info('refusal classifier, cross-validated:', judged);
  expect(judged.found / judged.sought).toBeGreaterThan(0.23);
  expect(judged.rightReply / judged.found).toBeGreaterThan(0.7);
  expect(judged.refused / judged.honest).toBeLessThan(0.004);
});

test('every example names a refusal, and the honest ones are not refused', { timeout: 60_000 }, () => {
  const model = learnRefusals(trainingSet, wordsOf);
  const book = createFixedReplies(
    knowledge.replies,
    knowledge.safety.words,
    createLineClassifier(() => model),
    readsHonestly(() => model),
  );
  const refusals = knowledge.replies.replies.filter(({ kind }) => kind === 'refuse').map(({ id }) => id);
  const named = new Set(knowledge.intentExamples.refuse.map(({ replyId }) => replyId));
  expect([...named].sort()).toEqual(refusals.sort());
  const refused = knowledge.intentExamples.honest.filter((text) => book.read(text)('refuse'));
  expect(refused).toEqual([]);
});
