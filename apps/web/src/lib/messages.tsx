import type { Language } from '@salama/contract/language.ts';
import { DEFAULT_LANGUAGE } from '@salama/contract/language.ts';
import { createContext, type ReactNode, use } from 'react';
import type { Catalogues } from '../locales/catalogues.ts';
import { fetched } from './fetched.ts';
import { createLoader } from './loader.ts';
import { site } from './site.ts';

export type Namespace = keyof Catalogues;

/** Words that the build alone renders stay out of what browsers may load, and keep. */
const files = {
  ...import.meta.glob<Record<string, unknown>>([
    '../locales/{en,sw,fr}/*.ts',
    '!../locales/{en,sw,fr}/{late,play,review}.ts',
  ]),
  ...((import.meta.env.SSR || import.meta.env.MODE === 'test') &&
    import.meta.glob<Record<string, unknown>>('../locales/{en,sw,fr}/{late,play,review}.ts')),
};
const catalogues = createLoader<unknown>();
/** Few copies have one. */
const ownName = fetched(() => import('./own-name.ts'));

export const NAMESPACES = Object.keys(files)
  .filter((path) => path.startsWith('../locales/en/'))
  .map((path) => path.slice('../locales/en/'.length, -'.ts'.length)) as Namespace[];

/** Fetches catalogues, each once. */
export async function loadMessages(
  language: Language,
  namespaces: Namespace | readonly Namespace[],
): Promise<void> {
  const wanted = typeof namespaces === 'string' ? [namespaces] : namespaces;
  await Promise.all(wanted.map((namespace) => loadOne(language, namespace)));
}

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, from its address. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts of a namespace in the page's language. Waits (suspends) when a route has not loaded them before. */
export function useMessages<N extends Namespace>(namespace: N): Catalogues[N] {
  return use(loadOne(useLanguage(), namespace));
}

/** The texts of a namespace, or undefined while they are not here: for code outside React. */
export function messagesNow<N extends Namespace>(
  language: Language,
  namespace: N,
): Catalogues[N] | undefined {
  return catalogues.now(`${language}/${namespace}`) as Catalogues[N] | undefined;
}

function loadOne<N extends Namespace>(language: Language, namespace: N): Promise<Catalogues[N]> {
  const key = `${language}/${namespace}`;
  return catalogues.load(key, () => fetchOne(key, namespace)) as Promise<Catalogues[N]>;
}

/** The glob finds each file by its name, out of sight of the types; `locales.test.ts` compares them. */
async function fetchOne(key: string, namespace: Namespace): Promise<unknown> {
  const file = files[`../locales/${key}.ts`];
  if (!file) throw new Error(`There is no catalogue ${key}`);
  return named((await file())[namespace]);
}

/** Texts as the operator of this copy calls it. */
export async function named<T>(texts: T): Promise<T> {
  return site.name ? (await ownName.fetch()).inOwnName(texts) : texts;
}
