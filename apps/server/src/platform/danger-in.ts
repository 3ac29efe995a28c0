import { type Country, isCountry } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

/** Longer than any text that is accepted; danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;

/** What writing anything needs of the assistant. */
export interface DangerFinder {
  /** The help for a text in which somebody is in danger. */
  danger(text: string, asker: { language: Language; country?: Country | undefined }): Help | undefined;
}

/** Looks into what was sent, whatever it is; `body` may name a country. */
export function dangerIn(
  text: unknown,
  { country }: Record<string, unknown>,
  language: Language,
  finder: DangerFinder,
): Help | undefined {
  if (typeof text !== 'string') return undefined;
  const asker = { language, country: isCountry(country) ? country : undefined };
  return finder.danger(text.slice(0, LONGEST_CHECKED), asker);
}
