import { readDirectories } from '@salama/content/read-directory.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { CountryDirectory } from '../src/features/directory/directory.ts';
import { formatDate } from '../src/lib/dates.ts';
import { shell as en } from '../src/locales/en/shell.ts';
import { shell as fr } from '../src/locales/fr/shell.ts';
import { shell as sw } from '../src/locales/sw/shell.ts';
import { folders } from './folders.ts';

/** The country picker and the help cards have them too: they stand there alone. */
const NAMES: Record<Language, Record<Country, string>> = {
  en: en.countries,
  sw: sw.countries,
  fr: fr.countries,
};

/** Every country's lines in the words of one language; the world's stand first. */
export function directoriesIn(language: Language): CountryDirectory[] {
  const all = readDirectories(`${folders.content}/directory`);
  const world = all.filter(({ country }) => country === 'world');
  return [...world, ...all.filter((directory) => !world.includes(directory))].map(
    ({ country, contacts, gaps }) => ({
      country,
      name: country === 'world' ? undefined : NAMES[language][country],
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
