import { helpOfKinds } from '@salama/assistant/safety/help.ts';
import type { Directory } from '@salama/content/directory-types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind, Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';

/** By the text above them, the lines that are offered without any message having been read. */
const KINDS = {
  /** Whatever danger it is: a body in danger, a person who is harmed or wants to die, a child. */
  generalHelp: ['ambulance', 'emergency', 'mental', 'gbv', 'child'],
  /** For whom a report of danger may call. */
  reportHelp: ['child', 'gbv', 'emergency'],
} as const satisfies Record<string, readonly ContactKind[]>;

/** The lines of a country, else those that hold in most; undefined where the directory has none. */
export function offeredHelp(
  name: keyof typeof KINDS,
  directories: readonly Directory[],
  language: Language,
  country: Country | undefined,
): Help | undefined {
  const said = { kind: 'crisis', text: texts[language][name], kinds: KINDS[name] } as const;
  const help = helpOfKinds(said, { language, country, directories });
  return help.contacts.length > 0 ? help : undefined;
}
