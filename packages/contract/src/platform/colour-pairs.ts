/** Text needs 4.5 : 1 on what it stands on (WCAG 2.2, 1.4.3). */
const TEXT: readonly Row[] = [
  [
    'ink',
    [
      ...['paper', 'raised', 'sunken', 'brand-soft', 'sun-soft', 'clay-soft'],
      ...['info-soft', 'success-soft', 'warning-soft', 'danger-soft'],
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
const SHAPES: readonly Row[] = [
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

type Row = [colour: string, grounds: string[]];

/** Two colours that meet, by their names, and how far apart they must be. */
export interface ColourPair {
  colour: string;
  ground: string;
  least: number;
}

export const COLOUR_PAIRS: readonly ColourPair[] = [...pairs(TEXT, 4.5), ...pairs(SHAPES, 3)];

function pairs(table: readonly Row[], least: number): ColourPair[] {
  return table.flatMap(([colour, grounds]) => grounds.map((ground) => ({ colour, ground, least })));
}

/** Of two colours as `#rrggbb`, WCAG 2.2. */
export function contrast(one: string, other: string): number {
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

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Colours of a theme by their names. */
export type Colours = Readonly<Record<string, string>>;

/** Those of a style sheet that says `--color-ink: light-dark(#1d2b32, #f3ece0)`. */
export function coloursIn(css: string): Record<Theme, Colours> {
  const tokens = [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)];
  return {
    light: Object.fromEntries(tokens.map(([, name, light]) => [name, light])),
    dark: Object.fromEntries(tokens.map(([, name, , dark]) => [name, dark])),
  };
}
