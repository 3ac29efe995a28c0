import type { Language } from '@salama/contract/language.ts';
import { use } from 'react';
import type { Contents } from '../content/contents.ts';
import { createLoader } from './loader.ts';
import { useLanguage } from './messages.tsx';

export type ContentName = keyof Contents;

const files = import.meta.glob<{ data: unknown }>('../content/{en,sw,fr}/*.ts');
const contents = createLoader<unknown>();

/** Fetches what a page shows of `content/`, once. */
export function loadContent<N extends ContentName>(language: Language, name: N): Promise<Contents[N]> {
  const key = `${language}/${name}`;
  return contents.load(key, () => fetchContent(key)) as Promise<Contents[N]>;
}

/** The content in the page's language. Waits (suspends) when a route has not loaded it before. */
export function useContent<N extends ContentName>(name: N): Contents[N] {
  return use(loadContent(useLanguage(), name));
}

async function fetchContent(key: string): Promise<unknown> {
  const file = files[`../content/${key}.ts`];
  if (!file) throw new Error(`There is no content ${key}`);
  return (await file()).data;
}
