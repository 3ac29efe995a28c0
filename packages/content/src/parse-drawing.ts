import { ContentFault } from './content-fault.ts';
import { DRAWING_COLOURS, isKnown } from './drawing-colours.ts';

/** Most bytes of a drawing: with the text around it, an article still arrives in one breath. */
const MOST_BYTES = 6_144;
/** As wide as the column of text on the narrowest phone: a letter is there as large as its size says. */
const WIDTH = 280;
/** In the units of the drawing. */
const FONT_SIZE = 14;
const LINE_HEIGHT = 16;

const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text'];
/** No style, script, address or id: a page holds it beside others, under a strict policy. */
const ATTRIBUTES =
  /^(?:d|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|fill|fill-opacity|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|stroke-opacity|opacity|transform|text-anchor|font-size|font-weight|data-label|data-fit|data-number)$/;
const TAG = /<(\/?)([a-z]+)((?:\s+[a-z][a-z0-9-]*="[^"<>]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([a-z][a-z0-9-]*)="([^"]*)"/g;
const COLOUR_OF = /^(?:fill|stroke)$/;

/** What a file of `content/drawings` holds, with a place for each of its labels. */
export interface DrawingShapes {
  width: number;
  height: number;
  /** Markup without its root, the colours as in the file. A label stands as its element, empty. */
  markup: string;
  /** Ids of its labels, in their order. */
  labels: string[];
}

/** Checks a drawing against the house's form (`content/README.md`). Throws a ContentFault that says what to mend. */
export function parseDrawing(svg: string, file: string): DrawingShapes {
  const text = svg.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' ')).trim();
  const fail = (message: string, at = 0): never => {
    throw new ContentFault(file, text.slice(0, at).split('\n').length, message);
  };
  if (Buffer.byteLength(svg) > MOST_BYTES)
    fail(`${Buffer.byteLength(svg)} bytes; draw it with at most ${MOST_BYTES}`);
  const [root = '', height = ''] =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 280 (\d+)">/.exec(text) ?? [];
  if (!root || !text.endsWith('</svg>'))
    fail(`begin with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} …"> and end with </svg>`);
  const markup = text.slice(root.length, -'</svg>'.length);
  const rest = markup.replaceAll(TAG, (tag) => tag.replaceAll(/[^\n]/g, ' '));
  if (rest.trim()) fail(`leave out “${rest.trim().slice(0, 30)}”`, root.length + rest.search(/\S/));
  for (const { 0: tag, 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    if (!SHAPES.includes(name))
      fail(`draw without <${name}>: there are ${SHAPES.join(', ')}`, root.length + index);
    const fault = attributesFault(name, attributes);
    if (fault) fail(`${fault}: ${tag}`, root.length + index);
  }
  const labels = [...markup.matchAll(/data-label="([^"]*)"/g)].map(([, id = '']) => id);
  return { width: WIDTH, height: Number(height), markup: markup.replaceAll(/\n\s*/g, ''), labels };
}

function attributesFault(name: string, attributes: string): string | undefined {
  const given = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
  for (const [key, value] of given) {
    if (!ATTRIBUTES.test(key)) return `leave out ${key}`;
    if (COLOUR_OF.test(key) && value !== 'none' && !isKnown(value))
      return `paint with ${Object.keys(DRAWING_COLOURS).join(', ')}, or none`;
  }
  if (name !== 'text' || /^\d+$/.test(given.get('data-number') ?? '')) return undefined;
  if (!/^[a-z0-9-]+$/.test(given.get('data-label') ?? ''))
    return 'name its label, data-label="womb", or its number, data-number="1"';
  if (!/^\d+x\d+$/.test(given.get('data-fit') ?? ''))
    return 'say how many characters and lines have room: data-fit="12x2"';
  return Number(given.get('font-size') ?? FONT_SIZE) < FONT_SIZE
    ? `write at least ${FONT_SIZE} units high`
    : undefined;
}

/** The drawing with its labels, each broken into the lines for which there is room. Throws a ContentFault at one that is too long. */
export function withLabels(
  { markup }: DrawingShapes,
  labels: Readonly<Record<string, string>>,
  file: string,
): string {
  return markup.replaceAll(/<text((?:\s+[a-z0-9-]+="[^"]*")*)\s*\/>/g, (_tag, attributes: string) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    const { 'data-label': id = '', 'data-fit': fit = '', x = '0', y = '0', ...rest } = given;
    const { 'data-number': number, ...kept } = rest;
    const lines = number
      ? [number]
      : linesOf(labels[id] ?? '', fit, () => {
          throw new ContentFault(file, 1, `the label ${id} has no room: ${fit} characters and lines at most`);
        });
    const look = { fill: '#1d2b32', stroke: 'none', 'font-size': FONT_SIZE, ...kept };
    const height = (LINE_HEIGHT * Number(look['font-size'])) / FONT_SIZE;
    const first = Number(y) - ((lines.length - 1) * height) / 2 + Number(look['font-size']) * 0.35;
    const spans = lines.map(
      (line, at) =>
        `<tspan x="${x}" y="${Math.round((first + at * height) * 10) / 10}">${escaped(line)}</tspan>`,
    );
    const written = Object.entries(look).map(([key, value]) => ` ${key}="${value}"`);
    return `<text${written.join('')}>${spans.join('')}</text>`;
  });
}

/** Broken at plain spaces alone: a French sign stays with its word. */
function linesOf(label: string, fit: string, tooLong: () => never): string[] {
  const [most = 0, mostLines = 0] = fit.split('x').map(Number);
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > mostLines || lines.some((line) => line.length > most) ? tooLong() : lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
