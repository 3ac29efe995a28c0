import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { createLoader } from './loader.ts';
import { named } from './messages.tsx';

/** Words within a line. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; text: Inline[] }
  | { kind: 'a'; url: string; text: Inline[] };

export type Block =
  | { kind: 'p'; text: Inline[] }
  | { kind: 'h2' | 'h3'; id: string; text: Inline[] }
  | { kind: 'ul' | 'ol'; items: Block[][] }
  /** A part that the page puts in here. */
  | { kind: 'slot'; name: string };

/** A page whose words stand under `content/pages`, as the build made it. */
export interface PageText {
  title: string;
  lead: string;
  /** ISO date of its words. */
  updated: string;
  blocks: Block[];
}

const files = import.meta.glob<{ pageText: PageText }>('../../../../content/pages/*/*.md');
const texts = createLoader<PageText>();

/** The pages there are, by the name of their folder. */
export const PAGE_NAMES = [
  ...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? '')),
] as readonly string[];

/** Fetches the words of a page, once. */
export function loadPageText(name: string, language: Language): Promise<PageText> {
  return texts.load(`${name}/${language}`, async () => {
    const file = files[`../../../../content/pages/${name}/${language}.md`];
    if (!file) throw new Error(`There is no text ${name} in ${LANGUAGES.join(', ')}`);
    return named((await file()).pageText);
  });
}
