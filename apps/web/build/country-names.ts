import { readCountries } from '@salama/content/read-countries.ts';
import { isLanguage, type Language } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import { folders } from './folders.ts';

const PREFIX = 'virtual:salama-countries/';

/** Serves `virtual:salama-countries/<language>`: the countries of `content/countries` and what that language calls them. */
export function countryNames(content: string = folders.content): Plugin {
  return {
    name: 'salama-country-names',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      if (!isLanguage(language)) throw new Error(`Countries have no names in ${language}`);
      return `export const countries = ${JSON.stringify(countriesIn(language, content))};`;
    },
  };
}

function countriesIn(language: Language, content: string) {
  return readCountries(`${content}/countries`).map(({ code, name }) => ({ code, name: name[language] }));
}
