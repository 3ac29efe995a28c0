import { readFileSync } from 'node:fs';
import { DRAWING_COLOURS } from '@salama/content/drawing-colours.ts';
import { readDrawings } from '@salama/content/read-drawings.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import { expect, it } from 'vitest';
import { drawingsOf } from './drawings.ts';
import { folders } from './folders.ts';

const articles = readLibrary(`${folders.content}/library`).filter(({ language }) => language === 'en');
const drawings = drawingsOf('en');
const all = readDrawings(folders.content).filter(({ language }) => language === 'en');

it('knows the colours of drawings as the light theme has them', () => {
  const css = readFileSync(`${folders.web}/src/styles/tokens.css`, 'utf8');
  for (const [hex, name] of Object.entries(DRAWING_COLOURS))
    expect(css).toContain(`--color-${name}: light-dark(${hex},`);
});

it('shows every drawing somewhere', () => {
  const shown = articles.flatMap((article) => Object.values(drawings(article)).flat());
  expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(all.map(({ name }) => name)));
});

it('paints with names that every theme knows, and never with a style', () => {
  const shapes = articles
    .flatMap((article) => Object.values(drawings(article)).flat())
    .map((one) => one.shapes);
  expect(shapes.join('')).toContain('fill="var(--color-clay)"');
  expect(shapes.join('')).toContain('stroke="currentColor"');
  expect(shapes.join('')).not.toMatch(/#[0-9a-f]{6}|style=|<script|\son[a-z]+=| id=/);
});

it('leaves the words of drawings out of the texts that the search reads', () => {
  const bodies = articles.flatMap(({ description, introduction, sections }) => [
    description,
    introduction,
    ...sections.map(({ body }) => body),
  ]);
  expect(bodies.join('')).not.toContain('<svg');
  for (const { closed } of all) if (closed !== undefined) expect(bodies.join('')).not.toContain(closed);
});
