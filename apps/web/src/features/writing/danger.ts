import { directories, rules } from 'virtual:salama-safety';
import { createSafety } from '@salama/assistant/safety/safety.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

const safety = createSafety(rules, directories);

/** Help for a person in danger, found on this device. This module is a chunk of its own: it carries the rules. */
export function helpFor(text: string, language: Language, country: Country | undefined): Help | undefined {
  return safety.check(text, { language, ...(country && { country }) })?.help;
}
