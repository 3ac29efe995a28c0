import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import { type Language, splitPath } from '@salama/contract/language.ts';

/** How long a message waits for the rules of all languages; the server checks it in any case. Milliseconds. */
const PATIENCE = 3_000;

type Rules = typeof import('./danger.ts');
let rules: Promise<Rules> | undefined;
let isPrepared = false;

/**
 * Fetches the danger rules, and with them a card's parts: from then on help shows even when the network is gone. Called
 * when a composer gets focus.
 */
export function prepareDanger(): void {
  if (isPrepared) return;
  isPrepared = true;
  const wanted = [
    fetchDanger().then(({ fetchRules }) => fetchRules(splitPath(window.location.pathname).language)),
    import('../../lib/help-elsewhere.ts'),
    import('../../components/markdown-tree.tsx'),
    import('../../components/help-card.tsx'),
  ];
  void Promise.all(wanted).catch(() => {
    isPrepared = false;
  });
}

function fetchDanger(): Promise<Rules> {
  rules ??= import('./danger.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}

/**
 * Looks for danger in a message before anything else happens to it: what the rules of the page's language find shows at
 * once, else it waits for those of the others. Without the rules it finds nothing.
 */
export async function checkDanger(
  text: string,
  language: Language,
  country: Country | undefined,
): Promise<Help | undefined> {
  const found = fetchDanger()
    .then(({ findHelp }) => findHelp(text, language, country))
    .catch(() => undefined);
  return Promise.race([found, patience()]);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
}
