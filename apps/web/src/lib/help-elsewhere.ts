import { directories, rules } from 'virtual:salama-safety';
import { helpElsewhere as helpIn } from '@salama/assistant/safety/help.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';

/** A help card, and the reply that says it, with the lines of a country. A chunk of its own: it carries the rules. */
export function helpElsewhere(help: Help, country: Country | undefined) {
  return helpIn(help, country, rules, directories);
}
