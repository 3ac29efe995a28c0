import { describe, expect, it } from 'vitest';
import { testimonialFault } from './rules.ts';

const draft = { rating: 5, story: 'It helped me.', name: '', location: '' };

describe('testimonialFault', () => {
  it.each([
    [{}, undefined],
    [{ rating: 1 }, undefined],
    [{ rating: 0 }, 'RATING_RANGE'],
    [{ rating: 6 }, 'RATING_RANGE'],
    [{ rating: 4.5 }, 'RATING_RANGE'],
    [{ rating: Number.NaN }, 'RATING_RANGE'],
    [{ story: ' \n ' }, 'STORY_EMPTY'],
    [{ story: '😀'.repeat(1_000) }, undefined],
    [{ story: '😀'.repeat(1_001) }, 'STORY_TOO_LONG'],
    [{ name: 'Amina', location: 'Mombasa' }, undefined],
    [{ name: 'Amina', location: ' ' }, 'FIELDS_REQUIRED'],
    [{ name: '', location: 'Mombasa' }, 'FIELDS_REQUIRED'],
    [{ name: 'é'.repeat(41), location: 'Mombasa' }, 'NAME_TOO_LONG'],
    [{ name: 'Amina', location: 'é'.repeat(61) }, 'LOCATION_TOO_LONG'],
  ])('judges %j as %s', (changed, fault) => {
    expect(testimonialFault({ ...draft, ...changed })).toBe(fault);
  });
});
