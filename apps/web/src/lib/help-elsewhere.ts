import { helpElsewhere as helpIn } from '@salama/assistant/safety/help.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import { dangerHere, fetchDanger } from './danger-words.ts';

/** Fetches the words of a card's language. */
export async function prepareElsewhere({ origin }: Help): Promise<void> {
  if (origin) await fetchDanger(origin.language);
}

/** A help card, and the reply that says it, with the lines of a country; as it came while its words are not here. */
export function helpElsewhere(help: Help, country: Country | undefined): { help: Help; reply?: string } {
  const danger = help.origin && dangerHere(help.origin.language);
  return danger ? helpIn(help, country, danger.rules, danger.directories) : { help };
}
