import { cleanText, fold } from '@salama/contract/characters.ts';

/** The form in which texts are stored for searching and looked for; undefined when nothing is left of it. */
export function searchTextOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : fold(cleanText(text)).replace(/\s+/gu, ' ').trim() || undefined;
}
