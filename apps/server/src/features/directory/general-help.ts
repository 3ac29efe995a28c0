import { helpOfKinds } from '@salama/assistant/safety/help.ts';
import type { Directory } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind, Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';

/** A body in danger, a person who is harmed or wants to die, a child. */
const KINDS: readonly ContactKind[] = ['ambulance', 'emergency', 'mental', 'gbv', 'child'];

/** The lines for whatever danger it is, of a country or those that hold in most; it says nothing about any message. */
export function generalHelp(
  directories: readonly Directory[],
  language: Language,
  country: Country | undefined,
): Help | undefined {
  const said = { kind: 'crisis', text: texts[language].generalHelp, kinds: KINDS } as const;
  const help = helpOfKinds(said, { language, country, directories });
  return help.contacts.length > 0 ? help : undefined;
}
