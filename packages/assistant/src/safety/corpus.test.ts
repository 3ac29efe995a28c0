import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { expect, test } from 'vitest';

const { safety, safetyExamples } = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const { danger, honest, everyday } = safetyExamples;

test('every example belongs to a rule, and every rule has examples', () => {
  const ids = safety.rules.map(({ id }) => id).sort();
  expect([...new Set(danger.map(({ ruleId }) => ruleId))].sort()).toEqual(ids);
});

test('no exception silences an example of danger that likeness finds', { timeout: 60_000 }, () => {
  let named = '';
  const scanner = compilePatterns(safety, () => named);
  const silenced = danger.filter(({ ruleId, text }) => {
    named = ruleId;
    return scanner.scan(text).length === 0;
  });
  expect(silenced).toEqual([]);
});

test('no pattern takes an honest or everyday line for danger, but what is told of another time', {
  timeout: 60_000,
}, () => {
  const scanner = compilePatterns(safety, undefined, () => true);
  const alarms = [...honest, ...everyday.map(({ text }) => text)].flatMap((text) =>
    scanner.scan(text).map(({ rule, sign }) => `${text} -> ${rule.id}: ${sign}`),
  );
  expect(alarms).toEqual([]);
});
