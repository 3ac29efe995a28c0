import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSafety } from '@salama/assistant/safety/safety.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { readCases } from './mark.ts';

/** Of all examined messages that tell of danger, as measured; README says nine of ten. */
const FLOOR = 0.92;

describe('the check on the phone, which knows the patterns alone', () => {
  it('hears nine of ten examined dangers without the line that learned', () => {
    const { safety, directories } = readKnowledge(join(import.meta.dirname, '../../content'));
    const onThePhone = createSafety(safety, directories);
    const cases = readdirSync(import.meta.dirname)
      .filter((name) => /^(?:examined-\d+|questions)\.jsonl$/.test(name))
      .flatMap((name) => readCases(join(import.meta.dirname, name)))
      .filter(({ kind }) => kind === 'emergency' || kind === 'crisis');
    const heard = cases.filter(({ question, language }) => onThePhone.check(question, { language }));
    expect(heard.length / cases.length).toBeGreaterThanOrEqual(FLOOR);
  });
});
