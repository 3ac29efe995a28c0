import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { compilePatterns, wordReader } from '@salama/patterns/scanner.ts';
import { expect, test } from 'vitest';
import { createLineClassifier } from '../learning/line-classifier.ts';
import { learnDanger, readsCalmly } from './danger-classifier.ts';
import { lessonsFrom } from './lessons.ts';
import { createSafety } from './safety.ts';

const knowledge = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const { danger, honest, everyday } = knowledge.safetyExamples;
const rules = compilePatterns(knowledge.safety);
const learned = learnDanger(lessonsFrom(knowledge), wordReader(knowledge.safety.words));
const safety = createSafety(
  knowledge.safety,
  knowledge.directories,
  createLineClassifier(() => learned),
  readsCalmly(() => learned),
);

test('every example of danger is found', { timeout: 60_000 }, () => {
  const missed = danger.filter(({ text }) => !safety.check(text, { language: 'en' }));
  expect(missed).toEqual([]);
});

test('every example belongs to a rule, and every rule has examples', () => {
  const ids = knowledge.safety.rules.map(({ id }) => id).sort();
  expect([...new Set(danger.map(({ ruleId }) => ruleId))].sort()).toEqual(ids);
});

test('no honest question and no everyday message raises an alarm', { timeout: 60_000 }, () => {
  const alarms = [...honest, ...everyday.map(({ text }) => text)].flatMap((text) => {
    const finding = safety.check(text, { language: 'en' });
    return finding ? [`${text} -> ${finding.ruleId}: ${rules.scan(text)[0]?.sign ?? 'by likeness'}`] : [];
  });
  expect(alarms).toEqual([]);
});
