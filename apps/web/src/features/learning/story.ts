import type { ArticleView } from './article.ts';

/** The page of all stories; that of one is `storyPath` with its slug. */
export const STORIES_PATH = '/learn/stories';
export const CARDS_PATH = '/learn/cards';

export function storyPath(slug: string): string {
  return `/learn/story-${slug}`;
}

/** A section of the library by its heading. */
export interface SectionLink {
  /** `/learn/slug#section` */
  path: string;
  heading: string;
}

/** What the page of a story shows, in one language. */
export interface StoryView {
  slug: string;
  /** The youngest age it is written for, in years. */
  audience: number;
  title: string;
  description: string;
  scene: string[];
  asks: string;
  choices: { does: string; follows: string; sections: SectionLink[] }[];
  after: string;
  sections: SectionLink[];
  lines: ArticleView['lines'];
}

/** A card to pass on. */
export interface CardView {
  truth: string;
  why: string;
  heard: string;
  section: SectionLink;
}
