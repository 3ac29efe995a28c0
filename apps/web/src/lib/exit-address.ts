import type { Language } from '@salama/contract/language.ts';

/** The operator's EXIT_URL, written in by the build; see `apps/web/build/site-settings.ts`. */
declare const SITE_EXIT_URL: string | undefined;

/** Where Exit leads unless the operator sets EXIT_URL: light, ordinary pages that explain an open phone. */
const EXIT_ADDRESSES: Record<Language, string> = {
  en: 'https://en.wikipedia.org/wiki/Main_Page',
  sw: 'https://sw.wikipedia.org/wiki/Mwanzo',
  fr: 'https://fr.wikipedia.org/wiki/Accueil',
};

export function exitAddress(language: Language): string {
  return (typeof SITE_EXIT_URL === 'string' && SITE_EXIT_URL) || EXIT_ADDRESSES[language];
}
