import { createPhoneReader, type PhoneReader } from '@salama/assistant/words/phone-spelling.ts';
import { collectSpellings, type Spellings } from '@salama/assistant/words/speller.ts';
import { tabulate, type WordTable } from '@salama/assistant/words/word-table.ts';
import type { Language } from '@salama/contract/language.ts';
import type { AskedIndex } from './contents.ts';

/** A word asked less often than this is not worth mending or finishing another to: it may be a slip itself. */
const WELCOME = 4;

export interface PhoneWords {
  reader: PhoneReader;
  /** Words that tell something, those that are asked most first. */
  welcome: readonly string[];
  spellings: Spellings;
  known: WordTable;
}

/** What the assistant's reader of phone spelling needs, made of the words of the index when it is first asked for. */
export function phoneWords(
  asked: ReadonlyMap<string, ReadonlyMap<number, number>>,
  { phone, everyday }: Pick<AskedIndex, 'phone' | 'everyday'>,
  language: Language,
): () => PhoneWords {
  let made: PhoneWords | undefined;
  return () => {
    made ??= make(asked, { phone, everyday }, language);
    return made;
  };
}

function make(
  asked: ReadonlyMap<string, ReadonlyMap<number, number>>,
  { phone, everyday }: Pick<AskedIndex, 'phone' | 'everyday'>,
  language: Language,
): PhoneWords {
  const often = new Map<string, number>();
  for (const [word, counts] of asked) {
    // Tables of words hold ASCII alone.
    if (!/^[a-z0-9]+$/.test(word)) continue;
    often.set(
      word,
      [...counts.values()].reduce((sum, count) => sum + count, 0),
    );
  }
  const welcome = [...often]
    .filter(([, count]) => count >= WELCOME)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
  const spellings = collectSpellings(welcome);
  const known = tabulate([...often.keys()]);
  const none = collectSpellings([]);
  const reader = createPhoneReader({
    phone: { en: {}, sw: {}, fr: {}, [language]: phone },
    ownWords: { en: [], sw: [], fr: [], [language]: everyday },
    spellings: { en: none, sw: none, fr: none, [language]: spellings },
    known,
  });
  return { reader, welcome, spellings, known };
}
