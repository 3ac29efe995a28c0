import { join } from 'node:path';
import type { Source } from '@salama/contract/chat/schemas.ts';
import { type Country, isCountry } from '@salama/contract/country.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { ContentFault } from './content-fault.ts';
import { type Fact, readFacts, readNamedFacts } from './read-facts.ts';
import { categoryFolder } from './read-library.ts';
import type { Article, CountryLine } from './types.ts';

/** What countries do otherwise, section by section: the lines of the facts that each names, in the order of its facts. */
export function readCountryLines(contentDir: string, articles: readonly Article[]): CountryLine[] {
  const facts = new Map(readFacts(contentDir).map((fact) => [fact.id, fact]));
  const english = articles.filter(({ language }) => language === LANGUAGES[0]);
  return english.flatMap(({ category, slug }) =>
    readNamedFacts(join(contentDir, 'library', categoryFolder(category), slug)).flatMap(
      ({ section, facts: ids }) => ids.flatMap((id) => linesOf(facts.get(id), `${slug}#${section}`)),
    ),
  );
}

function linesOf(fact: Fact | undefined, section: string): CountryLine[] {
  return Object.entries(fact?.countries ?? {}).map(([code, { line, source }]) => {
    const { seen: _seen, ...read } = source;
    return { section, country: countryOf(code, fact), text: line, source: read satisfies Source };
  });
}

function countryOf(code: string, fact: Fact | undefined): Country {
  const country = code.toUpperCase();
  if (isCountry(country)) return country;
  throw new ContentFault(`facts/${fact?.subject}.yaml`, 1, `${fact?.id}: ${code} is no country`);
}
