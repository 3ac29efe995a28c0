import { describe, expect, it } from 'vitest';
import { windowOf } from './time-windows.ts';

const words = {
  windows: {
    upTo: 'up to {time}',
    under: 'less than {time}',
    from: 'from {time} on',
    over: 'more than {time}',
    hour: '{count} hours',
    day: '{count} days',
    week: '{count} weeks',
    month: '{count} months',
  },
};

describe('the window of a step', () => {
  it.each([
    [
      [72, 120, undefined],
      ['up to 72 hours', 'up to 5 days', 'more than 5 days'],
    ],
    [
      [72, 503, 2159, undefined],
      ['up to 72 hours', 'less than 3 weeks', 'less than 3 months', 'from 3 months on'],
    ],
    [
      [335, undefined],
      ['less than 2 weeks', 'from 2 weeks on'],
    ],
    [
      [2015, undefined],
      ['less than 12 weeks', 'from 12 weeks on'],
    ],
    [
      [1008, undefined],
      ['up to 6 weeks', 'more than 6 weeks'],
    ],
    [
      [168, undefined],
      ['up to 7 days', 'more than 7 days'],
    ],
    [
      [2160, undefined],
      ['up to 3 months', 'more than 3 months'],
    ],
  ])('of %j is said as people count', (ends, said) => {
    const steps = ends.map((upTo) => ({ say: '', ...(upTo !== undefined && { upTo }) }));
    expect(steps.map((_, at) => windowOf(steps, at, words))).toEqual(said);
  });
});
