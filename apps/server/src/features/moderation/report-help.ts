import { localContact } from '@salama/assistant/safety/help.ts';
import type { Directory } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind, Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';

/** For whom a report of danger may call. */
const KINDS: readonly ContactKind[] = ['emergency', 'child', 'gbv'];

/** The lines offered to whoever reports danger: one of each kind, of their country, else those that hold anywhere. */
export function reportHelp(
  directories: readonly Directory[],
  language: Language,
  country: Country | undefined,
): Help | undefined {
  const of = (wanted: Directory['country']) => directories.find((directory) => directory.country === wanted);
  const directory = (country && of(country)) ?? of('world');
  const contacts = KINDS.flatMap(
    (kind) => directory?.contacts.find((contact) => contact.kind === kind) ?? [],
  );
  if (contacts.length === 0) return undefined;
  return {
    kind: 'crisis',
    text: texts[language].reportHelp,
    contacts: contacts.map((contact) => localContact(contact, language)),
  };
}
