import { freshDirectories } from '@salama/assistant/safety/fresh-lines.ts';
import { helpLine } from '@salama/assistant/safety/help-places.ts';
import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readHelpWords } from '@salama/content/read-help-words.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Article } from '@salama/content/types.ts';
import { HELP_LINK, HELP_USES, type HelpUse } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import { folders } from './folders.ts';

/**
 * What fills the places of an article, for `data-help-words`: a line for each help it means, with the name of the help, the
 * words around the number and every country's line (`KE=1199 (crisis line)`) between tabs. Undefined where it has none.
 */
export function helpPlacesIn(language: Language, today: string): (article: Article) => string | undefined {
  const countries = readCountries(`${folders.content}/countries`).map(({ code }) => code);
  const directories = freshDirectories(readDirectories(`${folders.content}/countries`), () => today);
  const { texts } = readSafety(`${folders.content}/danger`).words;
  const help = readHelpWords(`${folders.content}/library`);
  const linesOf = (use: HelpUse) =>
    countries.flatMap((country) => {
      const line = helpLine(use, country, { language, directories, texts });
      return line ? [`${country}=${line.number} (${line.answerer})`] : [];
    });
  return (article) => {
    const named = usesIn(article);
    if (!help || named.length === 0) return undefined;
    return named.map((use) => [use, help[use].line[language], ...linesOf(use)].join('\t')).join('\n');
  };
}

function usesIn({ introduction, sections }: Article): HelpUse[] {
  const text = [introduction, ...sections.map(({ body }) => body)].join('\n');
  const named = new Set([...text.matchAll(HELP_LINK)].map(([, , use]) => use));
  return HELP_USES.filter((use) => named.has(use));
}
