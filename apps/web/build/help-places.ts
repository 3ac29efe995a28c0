import { freshDirectories } from '@salama/assistant/safety/fresh-lines.ts';
import { helpLine } from '@salama/assistant/safety/help-places.ts';
import { HELP_LINK, HELP_USES, type HelpUse } from '@salama/content/help-words.ts';
import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readHelpWords } from '@salama/content/read-help-words.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { PageHelp } from '../src/lib/help-places.ts';
import { folders } from './folders.ts';

/** What fills the places of an article, every country's lines for the help it means; undefined where it has none. */
export function helpPlacesIn(language: Language, today: string): (article: Article) => PageHelp | undefined {
  const countries = readCountries(`${folders.content}/countries`).map(({ code }) => code);
  const directories = freshDirectories(readDirectories(`${folders.content}/countries`), () => today);
  const { texts } = readSafety(`${folders.content}/danger`).words;
  const help = readHelpWords(`${folders.content}/library`);
  const linesOf = (uses: readonly HelpUse[]) =>
    countries.flatMap((country) => {
      const lines = uses.flatMap((use) => {
        const line = helpLine(use, country, { language, directories, texts });
        return line ? [[use, `${line.number} (${line.answerer})`]] : [];
      });
      return lines.length > 0 ? [[country, Object.fromEntries(lines)]] : [];
    });
  return (article) => {
    const named = usesIn(article);
    if (!help || named.length === 0) return undefined;
    const words = Object.fromEntries(named.map((use) => [use, help[use].line[language]]));
    return { words, lines: Object.fromEntries(linesOf(named)) };
  };
}

function usesIn({ introduction, sections }: Article): HelpUse[] {
  const text = [introduction, ...sections.map(({ body }) => body)].join('\n');
  const named = new Set([...text.matchAll(HELP_LINK)].map(([, , use]) => use));
  return HELP_USES.filter((use) => named.has(use));
}
