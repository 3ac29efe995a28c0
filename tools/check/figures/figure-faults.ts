import { join } from 'node:path';
import { type Fact, type NamedFacts, readFacts, readNamedFacts } from '@salama/content/read-facts.ts';
import { categoryFolder } from '@salama/content/read-library.ts';
import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { isOneInWords, isSame, unmatched } from './parity.ts';
import { type Figure, readFigures } from './read-figures.ts';
import { type Reading, readReading } from './reading.ts';

/** What figures are held to. */
export interface FigureLaw {
  readings: Readonly<Record<Language, Reading>>;
  /** The figures of each fact, world and countries, by its id. */
  facts: ReadonlyMap<string, readonly Figure[]>;
  /** Telephone numbers, which the directory answers for. */
  phones: ReadonlySet<string>;
}

/** One text that stands in three languages, with the facts it names. */
export interface FigureText {
  place: string;
  texts: Readonly<Record<Language, string>>;
  named: Pick<NamedFacts, 'facts' | 'counts'>;
}

/** Throws a ContentFault at a registry that cannot be read. */
export function readFigureLaw(
  contentDir: string,
  phones: ReadonlySet<string>,
): FigureLaw & { registry: Fact[] } {
  const readings = {
    en: readReading(contentDir, 'en'),
    sw: readReading(contentDir, 'sw'),
    fr: readReading(contentDir, 'fr'),
  };
  const registry = readFacts(contentDir);
  return { readings, registry, facts: factFigures(registry, readings.en), phones };
}

/** The figures of each fact, of the world and of countries, by its id. */
export function factFigures(registry: readonly Fact[], reading: Reading): Map<string, Figure[]> {
  return new Map(
    registry.map(({ id, is, countries = {} }) => {
      const written = [...is, ...Object.values(countries).flatMap((value) => value.is)];
      return [id, written.flatMap((text) => readFigures(text, reading, new Set()))];
    }),
  );
}

/**
 * Figures that are none of the facts their section names, facts that a section names and does not tell, figures that the
 * languages do not share. One sentence each.
 */
export function figureFaults({ place, texts, named }: FigureText, law: FigureLaw): string[] {
  const read = (language: Language) => readFigures(texts[language], law.readings[language], law.phones);
  const figures = { en: read('en'), sw: read('sw'), fr: read('fr') };
  const counts = named.counts.flatMap((count) => readFigures(count, law.readings.en, new Set()));
  const known = [...named.facts.flatMap((id) => law.facts.get(id) ?? []), ...counts];
  return [
    ...named.facts.filter((id) => !law.facts.has(id)).map((id) => `no fact is called ${id}`),
    ...LANGUAGES.flatMap((language) =>
      figures[language]
        .filter((figure) => !isOneInWords(figure) && !known.some((each) => isSame(each, figure)))
        .map((figure) => `${language}: ${show(figure)} is no fact that the section names`),
    ),
    ...idleFacts(named.facts, figures.en, law),
    ...(['sw', 'fr'] as const).flatMap((language) => pairFaults(figures.en, figures[language], language)),
  ].map((fault) => `${place}: ${fault}`);
}

function idleFacts(ids: readonly string[], figures: readonly Figure[], { facts }: FigureLaw): string[] {
  return ids
    .filter(
      (id) => facts.has(id) && !facts.get(id)?.some((fact) => figures.some((each) => isSame(each, fact))),
    )
    .map((id) => `names the fact ${id} and says nothing of it`);
}

function pairFaults(english: readonly Figure[], others: readonly Figure[], language: Language): string[] {
  const { here, there } = unmatched(english, others);
  if (here.length + there.length === 0) return [];
  const list = (figures: readonly Figure[]) => figures.map(show).join(', ') || 'nothing';
  return [`en says ${list(here)} where ${language} says ${list(there)}`];
}

function show({ text, dimension, value }: Figure): string {
  return dimension === 'plain' ? text : `${text} (${dimension} ${Number(value.toPrecision(4))})`;
}

/** What stands before the first section, under the name by which `facts.txt` calls it. */
const INTRODUCTION = 'introduction';

/** The introduction and the sections of an article with their texts in the three languages and the facts that they name. */
export function figureTexts(contentDir: string, versions: readonly Article[]): FigureText[] {
  const [first] = versions;
  if (!first) return [];
  const folder = join(contentDir, 'library', categoryFolder(first.category), first.slug);
  const named = readNamedFacts(folder);
  const textOf = (language: Language, id: string) => {
    const article = versions.find((each) => each.language === language);
    if (id === INTRODUCTION) return `${article?.description ?? ''}\n${article?.introduction ?? ''}`;
    const section = article?.sections.find((each) => each.id === id);
    return section ? `${section.heading}\n${section.body}` : '';
  };
  return [INTRODUCTION, ...first.sections.map(({ id }) => id)].map((id) => ({
    place: `${first.slug}#${id}`,
    texts: { en: textOf('en', id), sw: textOf('sw', id), fr: textOf('fr', id) },
    named: named.find(({ section }) => section === id) ?? { facts: [], counts: [] },
  }));
}
