import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

/** Text needs 4.5 : 1 on what it stands on (WCAG 2.2, 1.4.3). */
const TEXT: [text: string, grounds: string[]][] = [
  [
    'ink',
    [
      'paper',
      'raised',
      'sunken',
      'brand-soft',
      'sun-soft',
      'clay-soft',
      'info-soft',
      'success-soft',
      'warning-soft',
      'danger-soft',
    ],
  ],
  ['ink-soft', ['paper', 'raised', 'sunken', 'brand-soft', 'sun-soft']],
  [
    'brand-ink',
    ['paper', 'raised', 'sunken', 'brand-soft', 'sun-soft', 'info-soft', 'warning-soft', 'danger-soft'],
  ],
  ['clay', ['paper', 'raised', 'sunken']],
  ['danger-ink', ['paper', 'raised', 'sunken', 'danger-soft']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-exit', ['exit', 'exit-strong']],
  ['on-danger', ['danger', 'danger-strong']],
];

/** What one must see to use it needs 3 : 1 (WCAG 2.2, 1.4.11): edges of fields, icons, the focus ring, buttons. */
const SHAPES: [shape: string, grounds: string[]][] = [
  ['line-strong', ['paper', 'raised', 'sunken']],
  ['brand', ['paper', 'raised', 'sunken']],
  ['danger', ['paper', 'raised', 'danger-soft']],
  ['info', ['info-soft']],
  ['success', ['success-soft']],
  ['warning', ['warning-soft']],
  ['flow-light', ['raised', 'clay-soft']],
  ['flow-medium', ['raised', 'clay-soft']],
  ['flow-heavy', ['raised', 'clay-soft']],
];

describe.each(THEMES)('colours of the %s theme', (theme) => {
  it.each(pairs(TEXT))('%s on %s can be read', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('%s on %s can be seen', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([name, grounds]) => grounds.map((ground): [string, string] => [name, ground]));
}

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no colour ${name}`);
  return token[theme];
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an sRGB colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
