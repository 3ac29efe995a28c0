import { createSafety, type Safety } from '@salama/assistant/safety/safety.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Danger } from '../../lib/danger-rules.ts';
import { dangerHere, fetchDanger } from '../../lib/danger-words.ts';

let compiled: { from: Danger; safety: Safety } | undefined;

/** The rules of the page's language first, then of the others: a message may be in any, or mix them. */
export async function fetchRules(language: Language): Promise<void> {
  await fetchDanger(language);
  await fetchOthers(language);
  safetyIn(language);
}

/** Help for a person in danger, found on this device with the rules of all languages that can be had. */
export async function findHelp(
  text: string,
  language: Language,
  country: Country | undefined,
): Promise<Help | undefined> {
  await fetchDanger(language);
  const found = helpFor(text, language, country);
  if (found) return found;
  await fetchOthers(language);
  return helpFor(text, language, country);
}

/** A language that cannot be fetched leaves the others what they are. */
async function fetchOthers(language: Language): Promise<void> {
  const others = LANGUAGES.filter((other) => other !== language);
  await Promise.allSettled(others.map(fetchDanger));
}

function helpFor(text: string, language: Language, country: Country | undefined): Help | undefined {
  return safetyIn(language)?.check(text, { language, ...(country && { country }) })?.help;
}

/** Compiled anew whenever another language has come. */
function safetyIn(language: Language): Safety | undefined {
  const from = dangerHere(language);
  if (from && compiled?.from !== from)
    compiled = { from, safety: createSafety(from.rules, from.directories) };
  return from && compiled?.safety;
}
