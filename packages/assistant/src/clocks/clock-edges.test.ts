import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { describe, expect, it } from 'vitest';
import { createSituationReader } from '../library/situations.ts';
import { createClockReader } from './clock-reader.ts';
import { createElapsedReader } from './elapsed.ts';
import { sayClock } from './say.ts';

const { clocks, situations, replies, safety, language } = readKnowledge(
  join(import.meta.dirname, '../../../../content'),
);
const clockOf = createClockReader(
  clocks,
  createSituationReader(situations, replies, safety.words),
  createElapsedReader(Object.values(language.times), wordReader(safety.words)),
);
const TODAY = new Date('2026-11-23T09:00:00Z');
const LATER = 'later';

/** A message of each clock, and its step just below, at and above each edge. */
const EDGES = [
  [
    'sex-without-condom',
    'the condom broke {} ago',
    '2 days: 72, 71 hours: 72, 72 hours: 72, 73 hours: 120, 4 days: 120, 5 days: 120, 6 days: later, more than 5 days: later',
  ],
  [
    'sex-without-condom-man',
    'the condom broke with my girlfriend {} ago',
    '3 days: 72, 73 hours: 120, 120 hours: 120, 121 hours: later',
  ],
  ['hiv-risk', 'no condom {} ago and i fear hiv', '72 hours: 72, 4 days: 120, 6 days: later'],
  ['hiv-risk-alone', 'we are two men, the condom broke {} ago', '72 hours: 72, 73 hours: later'],
  ['protected-already', 'the condom broke {} ago but i have the implant', '3 days: 72, 4 days: later'],
  ['after-rape', 'i was raped {} ago', '3 days: 72, 73 hours: 120, 5 days: 120, 6 days: later'],
  [
    'hiv-test',
    'can i test for hiv, it was {} ago',
    '72 hours: 72, 4 days: 503, 20 days: 503, 3 weeks: 2159, 89 days: 2159, 3 months: later',
  ],
  [
    'pregnancy-test',
    'we had sex {} ago, can i take a pregnancy test',
    '5 days: 120, 6 days: 503, 20 days: 503, 21 days: later',
  ],
  [
    'syphilis-test',
    'can i test for syphilis, it was {} ago',
    '27 days: 671, 4 weeks: 2015, 83 days: 2015, 12 weeks: later',
  ],
  ['hepatitis-b-test', 'can i test for hepatitis b, it was {} ago', '83 days: 2015, 84 days: later'],
  ['chlamydia-gonorrhoea-test', 'can i test for chlamydia, it was {} ago', '13 days: 335, 2 weeks: later'],
  ['late-injection', 'am {} late for my depo', '27 days: 672, 4 weeks: 672, 29 days: later'],
  ['missed-pills', 'i missed {}', '1 pill: 47, 2 pills: later, 3 pills: later'],
  [
    'late-mini-pill',
    'my mini pill is {} late',
    '2 hours: 3, 3 hours: 3, 4 hours: 12, 12 hours: 12, 13 hours: later',
  ],
  ['ring-out', 'my ring fell out {}', '2 hours: 3, 3 hours: 3, 4 hours: later'],
  [
    'fertile-after-birth',
    'i gave birth {} ago can i get pregnant',
    '20 days: 503, 3 weeks: 4319, 5 months: 4319, 6 months: later',
  ],
  ['fertile-after-loss', 'i had an abortion {} ago can i get pregnant again', '13 days: 335, 2 weeks: later'],
  [
    'fertile-after-injection',
    'i stopped depo {} ago and am not pregnant',
    '3 months: 2160, 4 months: 8640, 12 months: 8640, 13 months: later',
  ],
  ['period-lasts', 'my period has lasted {}', '6 days: 168, 7 days: 168, 8 days: later'],
  [
    'bleeding-after-birth',
    'i gave birth {} ago and i still bleed',
    '41 days: 1008, 6 weeks: 1008, 43 days: later',
  ],
  [
    'bleeding-after-loss',
    'still bleeding {} after the abortion',
    '14 days: 336, 15 days: 672, 4 weeks: 672, 29 days: later',
  ],
  ['bleeding-on-method', 'got the implant {} ago and i keep spotting', '3 months: 2160, 4 months: later'],
  [
    'pregnancy-weeks',
    'i am {} pregnant, which visit is due',
    '3 weeks: 671, 4 weeks: 2016, 12 weeks: 2016, 13 weeks: 3360, 20 weeks: 3360, 21 weeks: 4368, 27 weeks: 5040, 31 weeks: 5712, 35 weeks: 6048, 37 weeks: 6384, 39 weeks: 6720, 40 weeks: 6720, 41 weeks: later',
  ],
] as const;

const cases = EDGES.flatMap(([clock, message, edges]) =>
  edges.split(', ').map((edge) => {
    const [time = '', step] = edge.split(': ');
    return [message.replace('{}', time), clock, step === LATER ? LATER : Number(step)] as const;
  }),
);

describe('the edges of a clock', () => {
  it.each(cases)('%s: %s, %s', (message, clock, step) => {
    const told = clockOf(message, [], TODAY);
    expect([told?.clock.id, told?.step && (told.step.upTo ?? LATER)]).toEqual([clock, step]);
  });

  it.each([
    'the condom broke {} days ago',
    'kondomu ilipasuka siku {} zilizopita',
    'la capote a craqué il y a {} jours',
    'tulifanya bila kinga siku {} zilizopita',
    'test vih il y a {} jours',
    'nimesahau vidonge {}',
    'hedhi yangu imeenda siku {}',
  ])('no number silences it: %s', (message) => {
    for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(clockOf(message.replace('{}', String(days)), [], TODAY)?.step, String(days)).toBeDefined();
  });

  it('every clock stands here', () => {
    expect(EDGES.map(([clock]) => clock).sort()).toEqual(clocks.map(({ id }) => id).sort());
  });

  it('every step has an edge here', () => {
    const tried = new Set(cases.map(([, clock, step]) => `${clock} ${step}`));
    const steps = clocks.flatMap(({ id, steps }) => steps.map(({ upTo = LATER }) => `${id} ${upTo}`));
    expect(steps.filter((step) => !tried.has(step))).toEqual([]);
  });
});

const LONGEST = 450;

describe('what a clock says', () => {
  it('fits into a short reply, in every language', () => {
    for (const [message] of cases) {
      const told = clockOf(message, [], TODAY);
      for (const each of LANGUAGES)
        expect(told && sayClock(told, each, TODAY)?.length, message).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('names the weeks now and the month of the birth, which nobody guesses without the day of the call', () => {
    const told = clockOf('i am 20 weeks pregnant, which visit is due', [], TODAY);
    const said = (today?: Date) => told && sayClock(told, 'en', today);
    expect(said(TODAY)).toContain('about 20 weeks');
    expect(said(TODAY)).toContain('April 2027');
    expect(said()).not.toContain('2027');
    expect(told && sayClock(told, 'sw', TODAY)).toContain('Aprili 2027');
    expect(told && sayClock(told, 'fr', TODAY)).toContain('avril 2027');
  });

  it('tells who has passed 72 hours what is still possible', () => {
    for (const message of [
      'the condom broke 6 days ago',
      'i was raped 9 days ago',
      'no condom 8 days ago, i fear hiv',
    ])
      expect(clockOf(message, [], TODAY)?.step?.say.en).toMatch(/test/i);
  });
});
