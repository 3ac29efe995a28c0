import { join } from 'node:path';
import { readLanguage } from '@salama/content/read-language.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { describe, expect, it } from 'vitest';
import { createElapsedReader } from './elapsed.ts';

const content = join(import.meta.dirname, '../../../../content');
const { times } = readLanguage(join(content, 'language'));
const elapsed = createElapsedReader(
  Object.values(times),
  wordReader(readSafety(join(content, 'danger')).words),
);

const MONDAY = new Date('2026-11-23T09:00:00Z');

describe('how long ago something was', () => {
  it.each([
    ['we did it 4 days ago', 96],
    ['it was four days ago', 96],
    ['the condom broke 30 hours ago', 30],
    ['it broke yesterday', 24],
    ['the day before yesterday', 48],
    ['2 or 3 days ago', 48],
    ['more than 5 days ago', 132],
    ['my period is 5 days late and it broke last night', 12],
    ['it was on saturday and now its wednesday', 96],
    ['tulifanya siku 4 zilizopita', 96],
    ['siku nne zilizopita', 96],
    ['ilipasuka jana', 24],
    ['zaidi ya siku 5 zilizopita', 132],
    ["c'était il y a 3 jours", 72],
    ['hier soir', 12],
    ['avant-hier', 48],
    ['on a fait samedi matin, là on est mercredi', 96],
  ])('%s', (text, hours) => {
    expect(elapsed(text, { counts: 'since' })).toBe(hours);
  });

  it.each([
    ['a week ago', 168],
    ['il y a une semaine', 168],
    ['wiki moja iliyopita', 168],
    ['mwezi mmoja uliopita', 720],
    ['siku kumi na mbili zilizopita', 288],
    ['since this morning', 8],
    ['jana usiku', 12],
    ['tangu asubuhi', 8],
    ['mwezi uliopita', 720],
    ['le mois dernier', 720],
    ['i need help today, it broke yesterday', 24],
  ])('in letters, or without a number: %s', (text, hours) => {
    expect(elapsed(text, { counts: 'since' })).toBe(hours);
  });

  it.each([
    ['last sunday', 24],
    ['it was on friday', 72],
    ['jumamosi iliyopita', 48],
    ['dimanche dernier', 24],
    ['monday', 168],
    ['le 3 novembre', 480],
    ['on the 20th of november', 72],
    ['november 20', 72],
    ['tarehe 20 novemba', 72],
    ['tarehe 20 mwezi wa 11', 72],
    ['20/11', 72],
    ['20/11/2026', 72],
  ])('by the day of the call, a Monday: %s', (text, hours) => {
    expect(elapsed(text, { counts: 'since' }, MONDAY)).toBe(hours);
  });

  it.each([
    'on 3 december',
    '31/2',
    '3 march 2031',
    'my last period was on 3 november',
    'the clinic opens on friday',
    'rendez-vous vendredi prochain',
  ])('is of another day or year, and not guessed: %s', (text) => {
    expect(elapsed(text, { counts: 'since' }, MONDAY)).toBeUndefined();
  });

  it('reads no date without the day of the call', () => {
    expect(elapsed('last sunday', { counts: 'since' })).toBeUndefined();
    expect(elapsed('le 3 novembre', { counts: 'since' })).toBeUndefined();
  });

  it.each([
    ['2 or 3 days ago', 48, 72],
    ['wiki 3 hadi 4 zilizopita', 504, 672],
    ['il y a 5 a 6 jours', 120, 144],
  ])('takes the safer end of a range: %s', (text, shorter, longer) => {
    expect(elapsed(text, { counts: 'since' })).toBe(shorter);
    expect(elapsed(text, { counts: 'since', range: 'longer' })).toBe(longer);
  });

  it.each([
    ['am 3 weeks late for my depo', 504],
    ['nimechelewa wiki 2', 336],
    ["j'ai 5 semaines de retard", 840],
    ['more than 4 weeks late', 756],
  ])('how late: %s', (text, hours) => {
    expect(elapsed(text, { counts: 'late' })).toBe(hours);
  });

  it.each([
    ['i missed one pill', 24],
    ['nilisahau vidonge viwili', 48],
    ["j'ai oublié deux pilules", 48],
    ['i missed 2 or 3 pills', 72],
    ['my mini pill is 4 hours late', 4],
    ['forgot my pill yesterday', 24],
    ['i missed two in a row', 48],
    ['vidonge nikisahau viwili wiki ya kwanza, nilifanya jumapili, leo ni jumatano', 48],
    ['la pilule, j’en ai oublié trois', 72],
    ['i missed 3 days of my pills', 72],
    ['i forgot my pill today', 6],
    ['the pill: what if i forget some of them in the first week, today i had sex', undefined],
  ])('how much was missed: %s', (text, hours) => {
    expect(elapsed(text, { counts: 'missed', range: 'longer' })).toBe(hours);
  });

  it.each([
    ['i am 20 weeks pregnant', 3360],
    ['mimba ya miezi 5', 3600],
    ['my last period was on 3 September', 1944],
    ['hedhi ya mwisho 3/9', 1944],
    ['period is 2 months late and i am pregnant', 2112],
    ['deux mois de retard, je suis enceinte', 2112],
  ])('how far a pregnancy is: %s', (text, hours) => {
    expect(elapsed(text, { counts: 'pregnant' }, MONDAY)).toBe(hours);
  });

  it('does not take "today" for the time of what she asks about', () => {
    expect(elapsed('can i test for hiv today', { counts: 'told' })).toBeUndefined();
    expect(elapsed('naweza kupima hiv leo', { counts: 'told' })).toBeUndefined();
    expect(elapsed('je peux faire le test aujourd’hui', { counts: 'told' })).toBeUndefined();
  });

  it.each(['my cycle is 28 days', 'the condom broke', 'my period is 5 days late'])(
    'is not said: %s',
    (text) => {
      expect(elapsed(text, { counts: 'since' })).toBeUndefined();
    },
  );
});
