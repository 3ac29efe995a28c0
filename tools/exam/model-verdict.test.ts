import { describe, expect, it } from 'vitest';
import { judgeModel, type Outcome, tableOf } from './model-verdict.ts';

const one: Outcome = {
  language: 'sw',
  embedded: true,
  read: true,
  reason: undefined,
  wasAsked: true,
  milliseconds: 900,
};
const gained = { ...one, embedded: false };
const times = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);

describe('the verdict on a model', () => {
  it('is good where it gains and answers', () => {
    const [row] = judgeModel([...times(9, one), gained]);
    expect(row).toMatchObject({
      language: 'sw',
      without: 0.9,
      with: 1,
      late: 0,
      median: 900,
      isGoodEnough: true,
    });
  });

  it('is bad where it gains nothing, is often late, or says what is no choice', () => {
    const late = { ...one, reason: 'timeout' };
    const strange = { ...one, reason: 'no choice' };
    expect(judgeModel(times(10, one))[0]?.isGoodEnough).toBe(false);
    expect(judgeModel([...times(5, gained), ...times(5, late)])[0]).toMatchObject({
      late: 0.5,
      isGoodEnough: false,
    });
    expect(judgeModel([...times(5, gained), ...times(5, strange)])[0]).toMatchObject({
      impossible: 0.5,
      isGoodEnough: false,
    });
  });

  it('is bad where nobody answers', () => {
    expect(judgeModel(times(10, { ...gained, reason: 'away' }))[0]).toMatchObject({
      away: 1,
      isGoodEnough: false,
    });
  });

  it('is given for each language by itself, with what was spoilt', () => {
    const spoilt = { ...one, language: 'fr', read: false };
    const rows = judgeModel([gained, spoilt]);
    expect(rows.map(({ language, isGoodEnough, spoilt: share }) => [language, isGoodEnough, share])).toEqual([
      ['sw', true, 0],
      ['fr', false, 1],
    ]);
    expect(tableOf(rows)).toMatch(/^language .*\nsw .*yes\nfr .*no$/);
  });
});
