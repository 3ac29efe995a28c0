import type { Language } from '@salama/contract/language.ts';

/** The harmonised child line, answered among others in Kenya, Tanzania, Uganda and Rwanda. */
export const CHILD_LINE = '116';

/** The page on adolescent health of the World Health Organization; it has none in Swahili. */
const PAGES: Record<Language, string> = {
  en: 'https://www.who.int/health-topics/adolescent-health',
  sw: 'https://www.who.int/health-topics/adolescent-health',
  fr: 'https://www.who.int/fr/health-topics/adolescent-health',
};

export function healthOrganisationPage(language: Language): string {
  return PAGES[language];
}
