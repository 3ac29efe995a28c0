import type { Help } from '@salama/contract/help.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCountry } from './country.ts';

type HelpElsewhere = typeof import('./help-elsewhere.ts').helpElsewhere;
let loading: Promise<unknown> | undefined;
let remake: HelpElsewhere | undefined;

/** Starts the download of every country's lines: from then on a card follows the choice of one without a network. */
export function prepareLocalHelp(): Promise<unknown> {
  loading ??= import('./help-elsewhere.ts').then(
    ({ helpElsewhere }) => {
      remake = helpElsewhere;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

interface LocalHelp {
  help: Help | undefined;
  /** The chat's reply in the same words; absent where it stands as it came. */
  reply?: string;
}

/** Help with the lines of the country that is chosen now, whichever it was sent with. */
export function useLocalHelp(help: Help | undefined): LocalHelp {
  const country = useCountry((state) => state.country);
  const [isReady, setReady] = useState(remake !== undefined);
  const isElsewhere = help?.origin !== undefined && help.country !== country;
  const isWanted = isElsewhere || (help?.origin !== undefined && !country);
  useEffect(() => {
    if (!isWanted || isReady) return;
    let isGone = false;
    void prepareLocalHelp().then(
      () => !isGone && setReady(true),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, isReady]);
  return useMemo(
    () => (help && isElsewhere && isReady && remake ? inCountry(remake, help, country) : { help }),
    [help, isElsewhere, isReady, country],
  );
}

/** A card whose words stand in the reply above keeps its silence. */
function inCountry(made: HelpElsewhere, help: Help, country: Help['country']): LocalHelp {
  const there = made(help, country);
  return { ...there, help: { ...there.help, text: help.text && there.help.text } };
}
