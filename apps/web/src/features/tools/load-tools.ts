import type { Tools } from '@salama/content/tool-types.ts';
import type { Language } from '@salama/contract/language.ts';
import { use } from 'react';
import { fetched } from '../../lib/fetched.ts';
import { createLoader } from '../../lib/loader.ts';
import { useLanguage } from '../../lib/messages.tsx';

const tools = createLoader<Tools>();
/** Beside the page and not in the list that every page has: nobody else needs it. */
const files = {
  en: fetched(() => import('virtual:salama-content/en/tools')),
  sw: fetched(() => import('virtual:salama-content/sw/tools')),
  fr: fetched(() => import('virtual:salama-content/fr/tools')),
};

/** Fetches what the tools show and say, once. */
export function loadTools(language: Language): Promise<Tools> {
  return tools.load(language, async () => (await files[language].fetch()).data as Tools);
}

/** The same in the page's language. Waits (suspends) where it is not here yet. */
export function useTools(): Tools {
  return use(loadTools(useLanguage()));
}
