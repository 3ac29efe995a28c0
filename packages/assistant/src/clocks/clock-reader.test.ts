import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { describe, expect, it } from 'vitest';
import { createSituationReader } from '../library/situations.ts';
import { createClockReader } from './clock-reader.ts';
import { createElapsedReader } from './elapsed.ts';

const { clocks, situations, replies, safety, language } = readKnowledge(
  join(import.meta.dirname, '../../../../content'),
);
const clockOf = createClockReader(
  clocks,
  createSituationReader(situations, replies, safety.words),
  createElapsedReader(Object.values(language.times), wordReader(safety.words)),
);
const upTo = (question: string, ...said: string[]) => {
  const told = clockOf(question, said);
  return told && [told.clock.id, told.step ? (told.step.upTo ?? 'later') : 'not told'];
};

describe('a clock', () => {
  it.each([
    ['the condom broke last night', ['sex-without-condom', 72]],
    ['the condom broke 4 days ago', ['sex-without-condom', 120]],
    ['kondomu ilipasuka wiki iliyopita', ['sex-without-condom', 'later']],
    ['the condom broke', ['sex-without-condom', 'not told']],
    ['we had sex without a condom yesterday and i fear hiv', ['hiv-risk', 72]],
    ['rapport sans capote il y a 4 jours, peur du sida', ['hiv-risk', 120]],
    ['am late for my depo injection, 6 weeks late', ['late-injection', 'later']],
    ['what is a condom', undefined],
  ])('%s', (question, step) => {
    expect(upTo(question)).toEqual(step);
  });

  it('takes a time that is told later, or earlier, and the last one where two are told', () => {
    expect(upTo('it was 4 days ago', 'the condom broke')).toEqual(['sex-without-condom', 120]);
    expect(upTo('the condom broke', 'we had sex 4 days ago')).toEqual(['sex-without-condom', 120]);
    expect(upTo('sorry, it was yesterday', 'the condom broke 4 days ago')).toEqual([
      'sex-without-condom',
      72,
    ]);
  });

  it('leaves alone what says no time and tells nothing', () => {
    expect(upTo('does it hurt', 'the condom broke 4 days ago')).toBeUndefined();
  });

  it('every choice that is offered is a time that it reads', () => {
    for (const { counts, choices, id } of clocks)
      for (const choice of choices)
        for (const text of Object.values(choice)) {
          const situation = { en: 'the condom broke', late: 'am late for my depo injection' };
          const first =
            counts === 'late' ? situation.late : id === 'hiv-risk' ? 'no condom, i fear hiv' : situation.en;
          expect(clockOf(text, [first])?.step, text).toBeDefined();
        }
  });
});
