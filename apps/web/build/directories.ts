import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import type { Language } from '@salama/contract/language.ts';
import type { CountryDirectory } from '../src/features/directory/directory.ts';
import { formatDate } from '../src/lib/dates.ts';
import { folders } from './folders.ts';

/** Every country's lines in the words of one language; the world's stand first. */
export function directoriesIn(language: Language): CountryDirectory[] {
  const all = readDirectories(`${folders.content}/countries`);
  const countries = readCountries(`${folders.content}/countries`);
  const world = all.filter(({ country }) => country === 'world');
  return [...world, ...all.filter((directory) => !world.includes(directory))].map(
    ({ country, contacts, gaps }) => ({
      country,
      name: countries.find(({ code }) => code === country)?.name[language],
      gaps,
      contacts: contacts.map(({ name, hours, cost, checked, ...contact }) => ({
        ...contact,
        name: name[language],
        checked: formatDate(language, checked, 'date'),
        ...(hours && { hours: hours[language] }),
        ...(cost && { cost: cost[language] }),
      })),
    }),
  );
}
