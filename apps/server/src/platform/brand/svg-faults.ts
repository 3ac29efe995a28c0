/** What draws, and nothing that runs, loads, embeds or changes itself. */
const ELEMENTS = new Set(
  [
    ...['svg', 'g', 'defs', 'title', 'desc', 'symbol', 'use', 'path', 'circle', 'ellipse', 'rect', 'line'],
    ...[
      'polyline',
      'polygon',
      'linearGradient',
      'radialGradient',
      'stop',
      'clipPath',
      'mask',
      'text',
      'tspan',
    ],
  ].map((name) => name.toLowerCase()),
);
const HEADER = /^\s*(?:<\?xml [^<>]*\?>)?\s*/;

/**
 * Why a drawing is not taken; undefined where it may be shown. It is refused and never cleaned: what is left of a text after
 * cleaning is what somebody may have aimed for.
 */
export function svgFault(text: string): string | undefined {
  const drawing = text
    .replace(HEADER, '')
    .replace(/<!--[^<>]*-->/g, '')
    .trimStart();
  if (!/^<svg\b[^<>]*\bviewBox="/.test(drawing)) return 'is no SVG with a viewBox';
  if (/<[!?]/.test(drawing)) return 'declares something: only elements may stand in it';
  const foreign = [...drawing.matchAll(/<\/?([^\s<>/]+)/g)].find(
    ([, name = '']) => !ELEMENTS.has(name.toLowerCase()),
  );
  if (foreign) return `has <${foreign[1]}>, which no logo needs`;
  const handler = /[\s"'](on\w+)\s*=/i.exec(drawing);
  if (handler) return `has ${handler[1]}, which runs a script`;
  // Written otherwise, they would not be found below.
  if (/&(?!(?:amp|lt|gt|quot|apos);)|\\/.test(drawing)) return 'has characters in disguise (&#…; or \\)';
  if (/href\s*=\s*(?:["']\s*(?!#)|[^"'\s])/i.test(drawing))
    return 'leads somewhere: href may only name a part of it (#…)';
  if (/url\(\s*["']?\s*(?!#)|@import|javascript:|data:/i.test(drawing))
    return 'loads something from elsewhere';
  return undefined;
}
