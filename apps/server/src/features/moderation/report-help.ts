import { helpOfKinds } from '@salama/assistant/safety/help.ts';
import type { Directory } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind, Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';

/** For whom a report of danger may call. */
const KINDS: readonly ContactKind[] = ['child', 'gbv', 'emergency'];

/** The lines offered to whoever reports danger: one of each kind, of their country, else those that hold anywhere. */
export function reportHelp(
  directories: readonly Directory[],
  language: Language,
  country: Country | undefined,
): Help | undefined {
  const said = { kind: 'crisis', text: texts[language].reportHelp, kinds: KINDS } as const;
  const help = helpOfKinds(said, { language, country, directories });
  return help.contacts.length > 0 ? help : undefined;
}
