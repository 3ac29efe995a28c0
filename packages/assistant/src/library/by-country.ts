import type { CountryFacts } from '@salama/content/directory-types.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Country } from '@salama/contract/country.ts';
import { phraseTest } from '../language/phrases.ts';
import type { Hit, SearchResult } from '../search/search.ts';

/** The concept of the lexicons with which people ask what is allowed. */
const LAW = '=law';

export interface CountryChoice {
  hits: Hit[];
  /** Questions of the single countries among which nobody has chosen yet; empty when there is nothing to choose. */
  open: string[];
}

/**
 * Where an article tells the law or lines of single countries: the country that the question names comes first, else the
 * chosen one. When there is neither, the countries are left open behind what holds everywhere.
 */
export function preferCountry(
  { hits, terms }: Pick<SearchResult, 'hits' | 'terms'>,
  question: string,
  chosen: Country | undefined,
  countriesIn: CountryReader,
): CountryChoice {
  const [best] = hits;
  if (!best || countriesIn(question).length > 0) return { hits: [...hits], open: [] };
  const { article, section } = best.passage;
  const local = article.sections.filter(({ heading }) => countriesIn(heading).length > 0);
  const concerns = local.includes(section) || (local.length > 0 && terms.includes(LAW));
  if (!concerns) return { hits: [...hits], open: [] };
  const own = chosen && local.find(({ heading }) => countriesIn(heading).includes(chosen));
  const general = hits.filter(({ passage }) => !local.includes(passage.section));
  if (!own)
    return { hits: general.length > 0 ? general : [...hits], open: local.map(({ heading }) => heading) };
  const first = hits.find(({ passage }) => passage.section === own) ?? best;
  const passage = { key: `${article.slug}#${own.id}`, article, section: own };
  return {
    hits: [{ ...first, score: best.score, likeness: best.likeness, fit: best.fit, passage }, ...general],
    open: [],
  };
}

/** The countries that a text names, by themselves or by a town. */
export type CountryReader = (text: string) => Country[];

export function createCountryReader(countries: readonly CountryFacts[]): CountryReader {
  const tests = countries.map(({ code, places }) => ({ country: code, names: phraseTest(places) }));
  return (text) => {
    const folded = fold(text);
    return tests.filter(({ names }) => names(folded)).map(({ country }) => country);
  };
}
