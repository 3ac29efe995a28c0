import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { compilePatterns, wordReader } from '@salama/patterns/scanner.ts';
import { expect, test } from 'vitest';
import { lazily } from '../lazily.ts';
import { createLineClassifier, type TrainingSet } from '../learning/line-classifier.ts';
import { FOLDS, foldsOf, where } from '../testing/cross-validation.ts';
import { learnDanger, readsCalmly } from './danger-classifier.ts';
import { trainingSetFrom } from './training-set.ts';

/** Lines written to sound like danger: "my uncle shook hands with the buyer of the plot". They are learned from. */
const ECHOES = 'echoes';
const knowledge = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const trainingSet = trainingSetFrom(knowledge);
const wordsOf = wordReader(knowledge.safety.words);
const classifierFrom = (some: TrainingSet) => {
  const model = learnDanger(some, wordsOf);
  return createLineClassifier(() => model);
};
const kindOf = new Map(knowledge.safety.rules.map(({ id, kind }) => [id, kind]));

/** Every line is judged by what was learned from the other two thirds. */
const folds = lazily(() =>
  foldsOf(trainingSet).map(({ learned, kept }) => {
    const learnedFrom = learnDanger(learned, wordsOf);
    const model = () => learnedFrom;
    return { kept, classify: createLineClassifier(model), readsCalm: readsCalmly(model) };
  }),
);

function crossValidate() {
  const judged = { danger: 0, found: 0, rightKind: 0, honest: 0, alarms: 0, ordinary: 0, ordinaryAlarms: 0 };
  for (const { kept, classify } of folds()) {
    for (const { label, text } of kept.sought) {
      const guess = classify(wordsOf(text));
      judged.danger += 1;
      if (guess) judged.found += 1;
      if (guess && kindOf.get(guess) === kindOf.get(label)) judged.rightKind += 1;
    }
    judged.honest += kept.honest.length;
    judged.alarms += kept.honest.filter((text) => classify(wordsOf(text))).length;
    judged.ordinary += kept.ordinary.length;
    judged.ordinaryAlarms += kept.ordinary.filter((text) => classify(wordsOf(text))).length;
  }
  return judged;
}

test('finds danger in lines it has not seen, and seldom errs on honest ones', { timeout: 120_000 }, () => {
  const judged = crossValidate();
  console.info('danger classifier, cross-validated:', judged);
  expect(judged.found / judged.danger).toBeGreaterThan(0.52);
  expect(judged.rightKind / judged.found).toBeGreaterThan(0.9);
  // The honest lines are the ones closest to danger, and grow with what strangers showed to be so; among the ordinary ones some do tell of danger.
  expect(judged.alarms / judged.honest).toBeLessThan(0.021);
  expect(judged.ordinaryAlarms / judged.ordinary).toBeLessThan(0.04);
});

/** As a message is judged: by patterns, by what reads like danger, and by what reads like a question. */
function judgeTogether() {
  const judged = { danger: 0, missed: 0, honest: 0, alarms: 0, everyday: 0, everydayAlarms: 0 };
  for (const { kept, classify, readsCalm } of folds()) {
    const scanner = compilePatterns(knowledge.safety, classify, readsCalm);
    const isFound = (text: string) => scanner.scan(text).length > 0;
    judged.danger += kept.sought.length;
    judged.missed += kept.sought.filter(({ text }) => !isFound(text)).length;
    judged.honest += kept.honest.length;
    judged.alarms += kept.honest.filter(isFound).length;
    judged.everyday += kept.everyday.length;
    judged.everydayAlarms += kept.everyday.filter(isFound).length;
  }
  return judged;
}

test('patterns and likeness together find danger they have not learned, and leave honest lines', {
  timeout: 60_000,
}, () => {
  const judged = judgeTogether();
  console.info('patterns and danger classifier, cross-validated:', judged);
  expect(judged.missed / judged.danger).toBeLessThan(0.245);
  expect(judged.alarms / judged.honest).toBeLessThan(0.022);
  expect(judged.everydayAlarms / judged.everyday).toBeLessThan(0.004);
});

/** Danger that a pattern finds, and that a classifier which has not seen it would silence. */
function hushedByCalm() {
  const rules = compilePatterns(knowledge.safety);
  const lines = folds().flatMap(({ kept, readsCalm }) => {
    const calmed = compilePatterns(knowledge.safety, undefined, readsCalm);
    const found = kept.sought.filter(({ text }) => rules.scan(text).length > 0);
    return found.map(({ text }) => ({ text, isHushed: calmed.scan(text).length === 0 }));
  });
  return { found: lines.length, hushed: lines.filter(({ isHushed }) => isHushed).map(({ text }) => text) };
}

test('silences hardly any danger as long over, a story or a lesson', { timeout: 60_000 }, () => {
  const { found, hushed } = hushedByCalm();
  console.info(`danger found by patterns: ${hushed.length} silenced of ${found}`);
  expect(found / trainingSet.sought.length).toBeGreaterThan(0.58);
  expect(hushed.length / found, hushed.join('\n')).toBeLessThan(0.004);
});

/** The subjects of a third are left out as a whole: nothing of them is known when they are judged. */
function alarmsOnUnknownSubjects() {
  const everyday = knowledge.safetyExamples.everyday.filter(({ subject }) => subject !== ECHOES);
  const subjects = [...new Set(everyday.map(({ subject }) => subject))];
  const isKept = (fold: number) => (line: { subject: string }) =>
    subjects.indexOf(line.subject) % FOLDS === fold;
  const alarms = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const known = everyday.filter((line) => !isKept(fold)(line)).map(({ text }) => text);
    const classify = classifierFrom({ ...trainingSet, everyday: known });
    return everyday.filter((line) => isKept(fold)(line) && classify(wordsOf(line.text)));
  });
  return { judged: everyday.length, alarms: alarms.map(({ text }) => text) };
}

test('hardly ever alarms on subjects of which it knows nothing', { timeout: 60_000 }, () => {
  const { judged, alarms } = alarmsOnUnknownSubjects();
  console.info(`everyday messages: ${alarms.length} alarms on ${judged}`);
  expect(judged).toBeGreaterThan(900);
  expect(alarms.length / judged, alarms.join('\n')).toBeLessThan(0.006);
});

test('learns the same from the same training set', { timeout: 60_000 }, () => {
  const some = where(trainingSet, (at) => at < 300);
  const [first, second] = [classifierFrom(some), classifierFrom(some)];
  for (const { text } of trainingSet.sought.slice(300, 500)) {
    expect(first(wordsOf(text))).toBe(second(wordsOf(text)));
  }
});

test('finds one sentence of danger in a long message', { timeout: 60_000 }, () => {
  const chatter = 'i read about the implant and the injection and want to know which one is better for me. ';
  const danger =
    'my stepfather comes to my bed at night, he touches me and makes me do things and i am only 12. ';
  for (const { classify } of folds()) {
    expect(classify(wordsOf(chatter.repeat(6)))).toBeUndefined();
    expect(classify(wordsOf(chatter.repeat(3) + danger + chatter.repeat(3)))).toBeDefined();
  }
});
