import type { CardContact } from '@salama/content/directory-types.ts';
import type { Country } from '@salama/contract/country.ts';
import { capital, HELP_LINK, HELP_USES, type HelpUse, type HelpWords } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import { contactsIn, linesOfRule, type Offer } from './lines.ts';
import { type CallRequest, whoAnswers } from './whom-to-call.ts';

const OFFERS: Record<HelpUse, Offer> = {
  medical: { kind: 'emergency', contacts: ['ambulance'] },
  police: { kind: 'crisis', contacts: ['police'] },
  crisis: { kind: 'crisis', contacts: ['mental'] },
  child: { kind: 'crisis', contacts: ['child'] },
};

/** A number and who picks up, in a few words: `1199`, `crisis line`. */
export interface HelpLine {
  number: string;
  href: string;
  answerer: string;
}

/** The line that a place in an article names in a country; undefined where none is known to help. */
export function helpLine(
  use: HelpUse,
  country: Country,
  { language, directories, texts }: Omit<CallRequest, 'country'>,
): HelpLine | undefined {
  const own = directories.some((one) => one.country === country) ? contactsIn(country, directories) : [];
  const { lead, police } = linesOfRule(OFFERS[use], own);
  const line: CardContact | undefined = use === 'police' ? police : lead;
  if (!line) return undefined;
  return { number: line.number, href: line.href, answerer: whoAnswers(line, texts)[language] };
}

/** A text of the library with whom to call in the country in its places; without one the words that hold anywhere. */
export function fillHelp(text: string, help: HelpWords | undefined, request: CallRequest): string {
  return text.replace(HELP_LINK, (_, said: string, name: string) => {
    const use = HELP_USES.find((one) => one === name);
    const line = use && request.country && helpLine(use, request.country, request);
    if (!line || !help) return said;
    const words = help[use].line[request.language];
    const filled = words.replace('{line}', () => `[${line.number}](${line.href}) (${line.answerer})`);
    return startsCapital(said, request.language) ? capital(filled) : filled;
  });
}

function startsCapital(said: string, language: Language): boolean {
  return said.charAt(0) !== said.charAt(0).toLocaleLowerCase(language);
}
