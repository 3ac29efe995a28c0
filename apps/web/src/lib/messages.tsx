import type { Language } from '@salama/contract/language.ts';
import { DEFAULT_LANGUAGE } from '@salama/contract/language.ts';
import { createContext, type ReactNode, use } from 'react';
import type { Catalogues } from '../locales/catalogues.ts';

export type Namespace = keyof Catalogues;

/** The shape of a catalogue without its English words: texts are strings or functions that return one. */
export type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { [K in keyof T]: Widen<T[K]> };

const files = import.meta.glob<Record<string, unknown>>('../locales/{en,sw,fr}/*.ts');
const loaded = new Map<string, unknown>();
const pending = new Map<string, Promise<void>>();

export const NAMESPACES = Object.keys(files)
  .filter((path) => path.startsWith('../locales/en/'))
  .map((path) => path.slice('../locales/en/'.length, -'.ts'.length)) as Namespace[];

/** Fetches catalogues, each once. A failed download is forgotten, so that the next try fetches again. */
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
  const language = useLanguage();
  const key = `${language}/${namespace}`;
  if (!loaded.has(key)) use(loadOne(language, namespace));
  return loaded.get(key) as Catalogues[N];
}

/** The texts of a namespace, or undefined while they are not here: for code outside React. */
export function messagesNow<N extends Namespace>(
  language: Language,
  namespace: N,
): Catalogues[N] | undefined {
  return loaded.get(`${language}/${namespace}`) as Catalogues[N] | undefined;
}

function loadOne(language: Language, namespace: Namespace): Promise<void> {
  const key = `${language}/${namespace}`;
  const known = pending.get(key);
  if (known) return known;
  const started = fetchOne(key, namespace).catch((error: unknown) => {
    pending.delete(key);
    throw error;
  });
  pending.set(key, started);
  return started;
}

async function fetchOne(key: string, namespace: Namespace): Promise<void> {
  const file = files[`../locales/${key}.ts`];
  if (!file) throw new Error(`There is no catalogue ${key}`);
  const module = await file();
  loaded.set(key, module[namespace]);
}
