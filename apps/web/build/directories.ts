import { freshDirectories } from '@salama/assistant/safety/fresh-lines.ts';
import { localContact } from '@salama/assistant/safety/lines.ts';
import type { DirectoryContact } from '@salama/content/directory-types.ts';
import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { isOlder, UNCONFIRMED_AFTER } from '@salama/contract/directory/freshness.ts';
import type { Language } from '@salama/contract/language.ts';
import type { CountryDirectory, DirectoryLine } from '../src/features/directory/directory.ts';
import { formatDate } from '../src/lib/dates.ts';
import { folders } from './folders.ts';

/** Every country's lines in the words of one language, in the order of an ISO date; the world's stand first. */
export function directoriesIn(language: Language, today: string): CountryDirectory[] {
  const all = freshDirectories(readDirectories(`${folders.content}/countries`), () => today);
  const countries = readCountries(`${folders.content}/countries`);
  const world = all.filter(({ country }) => country === 'world');
  return [...world, ...all.filter((directory) => !world.includes(directory))].map(
    ({ country, contacts, gaps }) => ({
      country,
      name: countries.find(({ code }) => code === country)?.name[language],
      gaps,
      contacts: contacts.map((contact) => lineIn(language, contact, today)),
    }),
  );
}

function lineIn(language: Language, contact: DirectoryContact, today: string): DirectoryLine {
  const { languages, ifNoAnswer, sources, checked, rung, confirmed } = contact;
  const inWords = (day: string) => formatDate(language, day, 'date');
  return {
    ...localContact(contact, language),
    ...{ languages, sources, confirmed, isUnconfirmed: isOlder(confirmed, UNCONFIRMED_AFTER, today) },
    ...{ checked: inWords(checked), confirmedOn: inWords(confirmed) },
    ...(ifNoAnswer && { ifNoAnswer: ifNoAnswer[language] }),
    ...(rung && { rung: { on: inWords(rung.on), by: rung.by } }),
  };
}
