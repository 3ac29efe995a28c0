import { join } from 'node:path';
import { readLibrary } from '@salama/content/read-library.ts';
import { readTools } from '@salama/content/read-tools.ts';
import type { Group } from '@salama/content/tool-types.ts';
import { describe, expect, it } from 'vitest';
import { type Answers, DOUBT, findMethods, isAsked, NONE } from './rules.ts';

const content = join(import.meta.dirname, '../../../../../content');
const { finder } = readTools(content, 'en', readLibrary(join(content, 'library')));

/** Nobody is ill, pregnant, or smokes. */
const NOTHING: Answers = {
  'pregnancy-0': ['not-pregnant'],
  'birth-0': ['no-birth'],
  'smoking-0': ['under-35'],
  'smoking-1': ['smokes-not'],
  'pressure-0': [NONE],
  'illness-0': [NONE],
  'now-0': [NONE],
};
const birth = (when: string, milk: string, fever = 'no-fever-since'): Answers => ({
  'birth-0': [when],
  'birth-1': [milk],
  'birth-2': [fever],
});
const ill = (...illness: string[]): Answers => ({ 'illness-0': illness });
const now = (...answers: string[]): Answers => ({ 'now-0': answers });
const old: Answers = { 'smoking-0': ['from-35'] };

/**
 * For each condition that the seven questions ask: implant, hormonal coil, copper coil, injection, combined pill, mini-pill,
 * condom. Written from WHO's Medical Eligibility Criteria (fifth edition, 2015), not from the data: `1` for its categories 1
 * and 2, else its category, of two that for starting and of a range the stricter; `n` "not applicable". A second letter: what
 * counts instead where another guideline is stricter (`s`: as category 3).
 */
const WHO: [condition: string, answers: Answers, categories: string][] = [
  ['pregnant', { 'pregnancy-0': ['is-pregnant'] }, 'n 4 4 n n n 1'],
  ['perhaps-pregnant', { 'pregnancy-0': ['may-be-pregnant'] }, 'n 4 4 n n n 1'],
  ['birth-coil birth-milk', birth('birth-under-4', 'milk'), '1 3 3 3 4 1 1'],
  ['birth-milk', birth('birth-under-6', 'milk'), '1 1 1 3 4 1 1'],
  ['milk-half-year', birth('birth-under-half-year', 'milk'), '1 1 1 1 3 1 1'],
  ['birth-coil birth-early', birth('birth-under-4', 'no-milk'), '1 3 3 1 4 1 1'],
  ['birth-later', birth('birth-under-6', 'no-milk'), '1 1 1 1 3 1 1'],
  ['', birth('birth-under-half-year', 'no-milk'), '1 1 1 1 1 1 1'],
  ['infection-after', { 'birth-0': ['loss'], 'birth-2': ['fever-since'] }, '1 4 4 1 1 1 1'],
  ['', { 'birth-0': ['loss'], 'birth-2': ['no-fever-since'] }, '1 1 1 1 1 1 1'],
  ['smokes-few', { ...old, 'smoking-1': ['smokes-few'] }, '1 1 1 1 3 1 1'],
  ['smokes-many', { ...old, 'smoking-1': ['smokes-many'] }, '1 1 1 1 4 1 1'],
  ['', { 'smoking-1': ['smokes-many'] }, '1 1 1 1 1 1 1'],
  ['', old, '1 1 1 1 1 1 1'],
  ['aura', { 'pressure-0': ['migraine', 'aura'] }, '1 1 1 1 4 1 1'],
  ['migraine-from-35', { ...old, 'pressure-0': ['migraine'] }, '1 1 1 1 3 1 1'],
  ['', { 'pressure-0': ['migraine'] }, '1 1 1 1 1 1 1'],
  ['high-pressure', { 'pressure-0': ['high-pressure'] }, '1 1 1 1 3 1 1'],
  ['very-high-pressure', { 'pressure-0': ['very-high-pressure'] }, '1 1 1 3 4 1 1'],
  ['several-risks', { 'pressure-0': ['high-pressure'], 'smoking-1': ['smokes-few'] }, '1 1 1 3 4 1 1'],
  ['clot-now', ill('clot-now'), '3 3 1 3 4 3 1'],
  ['clot-before', ill('clot-before'), '1 1 1 1s 4 1 1'],
  ['stroke-or-heart', ill('stroke-or-heart'), '1 1 1 3 4 1 1'],
  ['liver', ill('liver'), '3 3 1 3 4 3 1'],
  ['hepatitis-now', ill('hepatitis-now'), '1 1 1 1 4 1 1'],
  ['breast-cancer', ill('breast-cancer'), '4 4 1 4 4 4 1'],
  ['breast-cancer-before', ill('breast-cancer-before'), '3 3 1 3 3 3 1'],
  ['diabetes-harm', ill('diabetes-harm'), '1 1 1 3 4 1 1'],
  ['lupus', ill('lupus'), '3 3 3 3 4 3 1'],
  ['gallbladder', ill('gallbladder'), '1 1 1 1 3 1 1'],
  ['bleeding', now('strange-bleeding'), '3 4 4 3 1 1 1'],
  ['infection-now', now('infection-now'), '1 4 4 1 1 1 1'],
  ['tb-medicine', now('tb-medicine'), '1s 1 1 1 3 3 1'],
  ['epilepsy-medicine', now('epilepsy-medicine'), '1s 1 1 1 3 3 1'],
  ['lamotrigine', now('lamotrigine'), '1 1 1 1 3 1 1'],
  ['hiv-medicine', now('hiv-medicine'), '1s 1 1 1 1s 1s 1'],
  ['hiv-unwell', now('hiv-unwell'), '1 3 3 1 1 1 1'],
];
const GROUP: Record<string, Group> = { 1: 'can', '1s': 'ask', 3: 'ask', n: 'ask', 4: 'nurse' };

const groupsFor = (answers: Answers) => findMethods(finder, answers).map(({ group }) => group);

describe('what can be asked for', () => {
  it('asks of these methods', () => {
    expect(finder.methods).toEqual([
      'implant',
      'hormonal-coil',
      'copper-coil',
      'injection',
      'combined',
      'mini-pill',
      'condom',
    ]);
  });

  it.each(WHO)('follows WHO where this is so: "%s" %j', (_, answers, categories) => {
    const expected = categories.split(' ').map((category) => GROUP[category]);
    expect(groupsFor({ ...NOTHING, ...answers })).toEqual(expected);
  });

  it('tries every condition that it knows', () => {
    const tried = WHO.flatMap(([names]) => names.split(' ').filter(Boolean));
    expect(finder.conditions.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
  });

  it('weighs every answer but those that say no', () => {
    const weighed = finder.conditions.flatMap(({ when }) => when.flat());
    const answers = finder.questions.flatMap(({ parts }) => parts.flatMap((part) => part.answers));
    const idle = answers.map(({ id }) => id).filter((id) => !weighed.includes(id));
    expect(idle).toEqual(['not-pregnant', 'no-birth', 'no-fever-since', 'under-35', 'smokes-not']);
  });

  it('lets a healthy person ask for all of them', () => {
    expect(groupsFor(NOTHING)).toEqual(finder.methods.map(() => 'can'));
  });

  it('says why', () => {
    const [, , , , combined] = findMethods(finder, { ...NOTHING, 'pressure-0': ['aura'] });
    expect(combined).toMatchObject({ group: 'nurse', unknown: [] });
    expect(combined?.because.join()).toMatch(/stroke/);
  });
});

describe('what is not known', () => {
  const questions = finder.questions.filter(({ parts }) => parts.length > 0).map(({ id }) => id);
  it.each(questions)('moves a method down where nothing was said of %s', (question) => {
    const others = Object.entries(NOTHING).filter(([part]) => !part.startsWith(question));
    const groups = groupsFor(Object.fromEntries(others));
    expect(groups).not.toEqual(groupsFor(NOTHING));
    expect(groups).not.toContain('nurse');
  });

  it.each(['smoking-0', 'pressure-0', 'illness-0', 'now-0'])(
    'moves it down where one does not know %s',
    (part) => {
      const known = part === 'smoking-0' ? { 'smoking-1': ['smokes-few'] } : {};
      const [, , , , combined] = findMethods(finder, { ...NOTHING, ...known, [part]: [DOUBT] });
      expect(combined?.group).toBe('ask');
      expect(combined?.unknown).toHaveLength(1);
    },
  );

  it('moves it down below what is known', () => {
    const answers = { ...NOTHING, 'pressure-0': ['high-pressure'], 'illness-0': [DOUBT] };
    expect(findMethods(finder, answers)[4]?.group).toBe('nurse');
  });

  it('moves nothing where it would change nothing', () => {
    expect(groupsFor({ ...NOTHING, 'smoking-0': [DOUBT] })).toEqual(groupsFor(NOTHING));
  });

  it('counts what was ticked beside "I don\'t know"', () => {
    const found = findMethods(finder, { ...NOTHING, 'now-0': ['infection-now', DOUBT] });
    expect(found[2]).toMatchObject({ method: 'copper-coil', group: 'nurse' });
  });

  it('leaves condoms where they are with no answer at all', () => {
    const groups = groupsFor({});
    expect(groups.at(-1)).toBe('can');
    expect(groups.slice(0, -1)).toEqual(finder.methods.slice(1).map(() => 'ask'));
  });
});

describe('a part that depends on another', () => {
  it('is asked after its answers alone', () => {
    const only = ['birth-under-4'];
    expect(isAsked(only, finder.questions, { 'birth-0': ['birth-under-4'] })).toBe(true);
    expect(isAsked(only, finder.questions, { 'birth-0': ['no-birth'] })).toBe(false);
    expect(isAsked(only, finder.questions, {})).toBe(false);
    expect(isAsked([], finder.questions, {})).toBe(true);
  });
});
