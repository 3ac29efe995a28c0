import { firstCharacters } from '@salama/contract/characters.ts';
import { type Country, isCountry } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';

/** Code points; longer than any text that is accepted. Danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;
/** Code points of a message that comes beyond the limits: a whole one of the chat. */
export const CHECKED_BEYOND_LIMITS = limits.chat.message;

/** What writing anything needs of the assistant. */
export interface DangerFinder {
  /** The help for a text in which somebody is in danger. */
  danger(text: string, asker: { language: Language; country?: Country | undefined }): Help | undefined;
}

/** Looks for danger in an unparsed body, in so many code points of its text; as far as any is read, if that is left out. */
export type FindHelp = (
  body: Record<string, unknown>,
  language: Language,
  codePoints?: number,
) => Help | undefined;

/** Looks into one field, whatever was sent in it; the body may name a country. */
export function findHelpIn(field: string, finder: DangerFinder): FindHelp {
  return (body, language, codePoints = LONGEST_CHECKED) => {
    const text = body[field];
    if (typeof text !== 'string') return undefined;
    return finder.danger(firstCharacters(text, codePoints), { language, country: countryIn(body) });
  };
}

export function countryIn({ country }: Record<string, unknown>): Country | undefined {
  return isCountry(country) ? country : undefined;
}
