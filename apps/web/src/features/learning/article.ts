import type { Drawing } from '@salama/content/drawing-types.ts';
import type { Article } from '@salama/content/types.ts';
import type { Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Contact } from '@salama/contract/help.ts';
import type { LibraryEntry } from '../../content/contents.ts';
import type { LawSlot } from './law.ts';

/** One statement of the quiz under an article. */
export interface QuizStatement {
  truth: 'fact' | 'myth';
  says: string;
  why: string;
  /** The section it is taken from. */
  of: { id: string; heading: string };
}

/** A section that is told elsewhere now: links may still lead to its old id. */
export interface MovedSection {
  /** Its old id on this page. */
  id: string;
  /** `slug#section` */
  to: string;
  /** The heading where it is told now. */
  heading: string;
}

/** Everything the page of an article shows; the build brings it together. */
export interface ArticleView {
  article: Article;
  minutes: number;
  /** Whom its places for help name, by country: see `apps/web/build/help-places.ts`. */
  help: string | undefined;
  related: LibraryEntry[];
  /** Where the topic is danger: every country's lines for it. */
  lines: { country: Country; name: string; contacts: Contact[] }[];
  /** Of the sections that tell of the law, by their ids: what the reader's country says. */
  laws: Record<string, LawSlot[]>;
  /** What countries do otherwise than a section of it says. */
  countryLines: { id: string; country: Country; text: string; source: Source }[];
  /** By the id of the section under which they stand. */
  drawings: Record<string, Drawing[]>;
  /** Sections that stood here once. */
  moved: MovedSection[];
  /** At the end of the page; empty where nobody has written one. */
  quiz: QuizStatement[];
  /** Stories that lean on it. */
  stories: { path: string; title: string }[];
  /** Whether one of the cards to pass on is taken from it. */
  hasCard: boolean;
  /** The article read by a voice, where somebody has recorded it. */
  recording?: { address: string; bytes: number };
}
