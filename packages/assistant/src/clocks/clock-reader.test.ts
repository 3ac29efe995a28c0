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
const TODAY = new Date('2026-11-23T09:00:00Z');
const upTo = (question: string, ...said: string[]) => {
  const told = clockOf(question, said, TODAY);
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

  it.each([
    ['it was sunday', 72],
    ['siku tatu', 72],
    ['hier soir', 72],
    ['le 19 novembre', 120],
    ['jumamosi iliyopita', 72],
    ['wiki iliyopita', 'later'],
  ])('takes a bare answer to its own question: %s', (answer, step) => {
    expect(upTo(answer, 'the condom broke')).toEqual(['sex-without-condom', step]);
  });

  it('takes in who it was, and keeps it when the time is told', () => {
    expect(upTo('it was with my girlfriend', 'the condom broke')).toEqual([
      'sex-without-condom-man',
      'not told',
    ]);
    expect(upTo('yesterday', 'it was with my girlfriend', 'the condom broke')).toEqual([
      'sex-without-condom-man',
      72,
    ]);
    expect(upTo('i have the implant', 'the condom broke yesterday')).toEqual(['protected-already', 72]);
  });

  it('asks how long ago it was once, not twice in a row', () => {
    const asked = (question: string, ...said: string[]) => clockOf(question, said, TODAY)?.wasAsked;
    expect(asked('the condom broke')).toBe(false);
    expect(asked('the condom broke, help me', 'the condom broke')).toBe(true);
    expect(asked('the condom broke, help me', 'is p2 safe', 'the condom broke')).toBe(false);
  });

  it('does not take the time of another story', () => {
    expect(upTo('the condom broke', 'i missed 2 pills')).toEqual(['sex-without-condom', 'not told']);
    expect(upTo('can i test for hiv already', 'i missed 2 pills', 'last night', 'the condom broke')).toEqual([
      'hiv-test',
      'not told',
    ]);
    expect(upTo('two guys, the condom broke', 'i was raped 4 days ago')).toEqual([
      'hiv-risk-alone',
      'not told',
    ]);
  });

  it.each([
    'i had sex 3 days ago and it itches',
    '5 months pregnant and my back hurts',
    'can i have sex in the 8th month of pregnancy',
    'our baby is 3 months old, which vaccines are due',
    'nina mimba ya miezi 5 na mgongo unauma',
    'naweza kupima hiv wapi',
    'mon cycle est de 28 jours',
    "j'ai eu un rapport il y a 3 jours et ça gratte",
    'undetectable for 2 years, can my girlfriend get it without a condom',
    'no periods for 4 months since i got depo, is the blood stuck',
  ])('leaves a time beside another subject alone: %s', (question) => {
    expect(clockOf(question, [], TODAY)?.step).toBeUndefined();
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
