import type { Directory } from '@salama/content/directory-types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Category } from '@salama/contract/learning/schemas.ts';
import { contactLine } from '../safety/help.ts';
import { localContact } from '../safety/lines.ts';
import type { SearchResult } from '../search/search.ts';

/** Concepts of the lexicons with which people ask where to go. */
const PLACE = '=place';
const HIV: readonly string[] = ['=hiv', '=prep', '=pep', '=hiv-test', '=arv'];
const LINES: Record<Category, ContactKind[]> = {
  MATERNAL_HEALTH: ['srh'],
  SAFE_ABORTION: ['srh'],
  YOUTH_HEALTH: ['srh', 'child'],
  GBV_SUPPORT: ['gbv', 'child'],
  CONTRACEPTION: ['srh'],
  SEXUAL_HEALTH: ['srh', 'hiv'],
  REPRODUCTIVE_HEALTH: ['srh'],
  MENTAL_HEALTH: ['mental', 'child'],
  RELATIONSHIPS: ['gbv'],
};
const MOST_LINES = 2;

/** For someone who asks where to go: the lines of the chosen country that fit the subject, as Markdown. */
export function localLines(
  { terms }: Pick<SearchResult, 'terms'>,
  category: Category,
  place: { country: Country | undefined; language: Language; directories: readonly Directory[] },
): string {
  if (!place.country || !terms.includes(PLACE)) return '';
  const kinds: ContactKind[] = terms.some((term) => HIV.includes(term)) ? ['hiv', 'srh'] : LINES[category];
  const directory = place.directories.find(({ country }) => country === place.country);
  return kinds
    .flatMap((kind) => directory?.contacts.filter((contact) => contact.kind === kind) ?? [])
    .slice(0, MOST_LINES)
    .map((contact) => localContact(contact, place.language))
    .map(contactLine)
    .join('\n');
}
