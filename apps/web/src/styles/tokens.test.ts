import { readFileSync } from 'node:fs';
import { COLOUR_PAIRS, coloursIn, contrast, THEMES } from '@salama/contract/platform/colour-pairs.ts';
import { describe, expect, it } from 'vitest';

const colours = coloursIn(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'));

describe.each(THEMES)('colours of the %s theme', (theme) => {
  it.each(COLOUR_PAIRS)('$colour on $ground is $least : 1', ({ colour, ground, least }) => {
    const [front, back] = [colours[theme][colour], colours[theme][ground]];
    expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
