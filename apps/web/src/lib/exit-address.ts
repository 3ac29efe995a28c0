import type { Language } from '@salama/contract/language.ts';
import { siteValue } from './site.ts';

/** Where Exit leads unless the operator sets EXIT_URL: light, ordinary pages that explain an open phone. */
const EXIT_ADDRESSES: Record<Language, string> = {
  en: 'https://en.wikipedia.org/wiki/Main_Page',
  sw: 'https://sw.wikipedia.org/wiki/Mwanzo',
  fr: 'https://fr.wikipedia.org/wiki/Accueil',
};

export function exitAddress(language: Language): string {
  return siteValue('exit', EXIT_ADDRESSES[language]);
}
