import type { Article } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Contact } from '@salama/contract/help.ts';
import type { LibraryEntry } from '../../content/contents.ts';
import type { LawSlot } from './law.ts';

/** Everything the page of an article shows; the build brings it together. */
export interface ArticleView {
  article: Article;
  minutes: number;
  related: LibraryEntry[];
  /** Where the topic is danger: every country's lines for it. */
  lines: { country: Country; name: string; contacts: Contact[] }[];
  /** Of the sections that tell of the law, by their ids: what the reader's country says. */
  laws: Record<string, LawSlot[]>;
}
