import { withColourNames } from '@salama/content/drawing-colours.ts';
import type { Drawing } from '@salama/content/drawing-types.ts';
import { readDrawings } from '@salama/content/read-drawings.ts';
import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { folders } from './folders.ts';

/** The drawings of an article's sections by their ids, as pages paint them. */
export function drawingsOf(
  language: Language,
): (article: Pick<Article, 'slug' | 'sections'>) => Record<string, Drawing[]> {
  const drawings = readDrawings(folders.content)
    .filter((drawing) => drawing.language === language)
    .map((drawing) => ({ ...drawing, shapes: painted(drawing.shapes) }));
  return ({ slug, sections }) =>
    Object.fromEntries(
      sections.flatMap(({ id }) => {
        const own = drawings.filter((drawing) => drawing.sections.includes(`${slug}#${id}`));
        return own.length > 0 ? [[id, own]] : [];
      }),
    );
}

/** An attribute, so the policy on styles does not speak of it. What is drawn in ink has the colour of the text. */
function painted(shapes: string): string {
  return withColourNames(shapes, (name) => (name === 'ink' ? 'currentColor' : `var(--color-${name})`));
}
