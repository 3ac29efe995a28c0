/**
 * The colours a drawing may have: what stands in its file, as the light theme paints it, and the house's name for it. Whoever
 * opens the file in a program for drawing sees it as it will look; pages put the name there, which dark themes know.
 */
export const DRAWING_COLOURS = {
  '#1d2b32': 'ink',
  '#4c5c62': 'ink-soft',
  '#fbf6ec': 'paper',
  '#85786a': 'line-strong',
  '#0f5c63': 'brand',
  '#dcecea': 'brand-soft',
  '#f2b33d': 'sun',
  '#fdeecb': 'sun-soft',
  '#a8461f': 'clay',
  '#fbe3d6': 'clay-soft',
  '#b3261e': 'danger',
  '#fbe4e0': 'danger-soft',
} as const;

const COLOUR = /#[0-9a-f]{6}/g;

/** The drawing with the names of its colours, as `nameOf` writes them. */
export function withColourNames(svg: string, nameOf: (name: string) => string): string {
  return svg.replace(COLOUR, (hex) => (isKnown(hex) ? nameOf(DRAWING_COLOURS[hex]) : hex));
}

export function isKnown(hex: string): hex is keyof typeof DRAWING_COLOURS {
  return hex in DRAWING_COLOURS;
}
