import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

/** How long a message waits for the rules to arrive; the server checks it in any case. Milliseconds. */
const PATIENCE = 3_000;

export type DangerCheck = (
  text: string,
  language: Language,
  country: Country | undefined,
) => Promise<Help | undefined>;

type Rules = typeof import('./danger.ts');
let rules: Promise<Rules> | undefined;

/** Starts the download of the danger rules. Called when a composer gets focus. */
export function prepareDangerCheck(): Promise<Rules> {
  rules ??= import('./danger.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}

/** Looks for danger in a message before anything else happens to it. Without the rules it finds nothing. */
export const checkDanger: DangerCheck = async (text, language, country) => {
  const found = prepareDangerCheck().then(
    ({ helpFor }) => helpFor(text, language, country),
    () => undefined,
  );
  return Promise.race([found, patience()]);
};

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
}
