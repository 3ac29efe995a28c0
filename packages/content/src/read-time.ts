import type { Article } from './types.ts';

/** Words a minute of somebody who reads in their second or third language, on a small screen. */
const PACE = 160;

/** Whole minutes it takes to read what of an article is not folded; at least one. */
export function minutesToRead({
  introduction,
  sections,
}: Pick<Article, 'introduction' | 'sections'>): number {
  const texts = [
    introduction,
    ...sections.filter(({ isMore }) => !isMore).flatMap(({ heading, body }) => [heading, body]),
  ];
  const words = texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / PACE));
}
