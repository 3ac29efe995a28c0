import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCountry } from './country.ts';
import { fetched } from './fetched.ts';

type HelpElsewhere = typeof import('./help-elsewhere.ts').helpElsewhere;

export const elsewhere = fetched(() => import('./help-elsewhere.ts'));
/** Languages whose words are here. */
let prepared: ReadonlySet<Language> = new Set();

/** Fetches every country's lines and the words of a card: from then on it follows the choice of one without a network. */
export async function prepareLocalHelp(help: Help): Promise<void> {
  const { prepareElsewhere } = await elsewhere.fetch();
  await prepareElsewhere(help);
  if (help.origin) prepared = new Set([...prepared, help.origin.language]);
}

interface LocalHelp {
  help: Help | undefined;
  /** The chat's reply in the same words; absent where it stands as it came. */
  reply?: string;
}

/** Help with the lines of the country that is chosen now, whichever it was sent with. */
export function useLocalHelp(help: Help | undefined): LocalHelp {
  const country = useCountry((state) => state.country);
  const [ready, setReady] = useState(prepared);
  const isReady = help?.origin !== undefined && ready.has(help.origin.language);
  const isElsewhere = help?.origin !== undefined && help.country !== country;
  const isWanted = isElsewhere || (help?.origin !== undefined && !country);
  useEffect(() => {
    if (!help || !isWanted || isReady) return;
    let isGone = false;
    void prepareLocalHelp(help).then(
      () => !isGone && setReady(prepared),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [help, isWanted, isReady]);
  return useMemo(() => {
    const made = isElsewhere && isReady && elsewhere.known();
    return help && made ? inCountry(made.helpElsewhere, help, country) : { help };
  }, [help, isElsewhere, isReady, country]);
}

/** A card whose words stand in the reply above keeps its silence. */
function inCountry(made: HelpElsewhere, help: Help, country: Help['country']): LocalHelp {
  const there = made(help, country);
  return { ...there, help: { ...there.help, text: help.text && there.help.text } };
}
