import { keepKnownNumbers } from '@salama/assistant/safety/known-numbers.ts';
import type { Knowledge } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';

/** Countries without a profile, and numbers in a row that no directory holds. */
export function lawFaults({ countries, laws, directories }: Knowledge): string[] {
  const without = countries
    .filter(({ code }) => laws.every(({ country }) => country !== code))
    .map(({ code }) => `${code}: write law.yaml; a row that nobody could confirm is "unknown: true"`);
  const unknown = laws.flatMap(({ country, rows }) =>
    rows.flatMap((row) => {
      if (!('text' in row)) return [];
      const { topic, text } = row;
      return LANGUAGES.filter(
        (language) => keepKnownNumbers(text[language], [...directories]) !== text[language],
      ).map((language) => `${country}, ${topic} (${language}): a number that the directory does not hold`);
    }),
  );
  return [...without, ...unknown];
}
