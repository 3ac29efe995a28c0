import { readDrawings } from '@salama/content/read-drawings.ts';
import type { Article, Knowledge } from '@salama/content/types.ts';
import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { drawingTexts } from './drawing-texts.ts';
import { figureFaults, figureTexts, readFigureLaw } from './figure-faults.ts';
import { registryFaults } from './registry-faults.ts';
import { replyTexts } from './reply-texts.ts';

/** No text names a short line but 112, and 15 or 100 are figures far more often than lines. */
const LONG = 4;

/** Figures of the library, its drawings and the assistant's own words that are no fact, and faults of the facts themselves. One sentence each. */
export function contentFigureFaults(folder: string, { articles, directories }: Knowledge): string[] {
  const numbers = directories.flatMap(({ contacts }) => contacts.map(({ number }) => number));
  const phones = new Set(numbers.filter((number) => number === EMERGENCY_NUMBER || number.length >= LONG));
  const law = readFigureLaw(folder, phones);
  const texts = [
    ...bySlug(articles).flatMap((versions) => figureTexts(folder, versions)),
    ...replyTexts(folder),
    ...drawingTexts(readDrawings(folder)),
  ];
  const named = new Set(texts.flatMap((text) => text.named.facts));
  return [...texts.flatMap((text) => figureFaults(text, law)), ...registryFaults(law.registry, named, law)];
}

function bySlug(articles: readonly Article[]): Article[][] {
  const slugs = [...new Set(articles.map(({ slug }) => slug))];
  return slugs.map((slug) => articles.filter((article) => article.slug === slug));
}
