import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import { type Language, splitPath } from '@salama/contract/language.ts';
import { fetched } from '../../lib/fetched.ts';
import { elsewhere } from '../../lib/local-help.ts';

/** How long a message waits for the rules of all languages; the server checks it in any case. Milliseconds. */
const PATIENCE = 3_000;

const danger = fetched(() => import('./danger.ts'));
/** What a card is made of. */
const parts = [
  elsewhere,
  fetched(() => import('../../components/markdown-tree.tsx')),
  fetched(() => import('../../components/help-card.tsx')),
];
let isPrepared = false;

/**
 * Fetches the danger rules, and with them a card's parts: from then on help shows even when the network is gone. Called
 * when a composer gets focus.
 */
export function prepareDanger(): void {
  if (isPrepared) return;
  isPrepared = true;
  const { language } = splitPath(window.location.pathname);
  const rules = danger.fetch().then(({ fetchRules }) => fetchRules(language));
  void Promise.all([rules, ...parts.map((part) => part.fetch())]).catch(() => {
    isPrepared = false;
  });
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
  if (!text.trim()) return undefined;
  const found = danger
    .fetch()
    .then(({ findHelp }) => findHelp(text, language, country))
    .catch(() => undefined);
  return Promise.race([found, patience()]);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
}
