import type { Article, Section } from '@salama/content/types.ts';
import { packAsked } from '../src/content/asked-words.ts';
import type { AskedIndex, SearchIndex } from '../src/content/contents.ts';
import { packWords, wordsOf } from '../src/content/search-words.ts';

/** A word in more of the sections than this leads only to those that it names: in the heading or the article's title. */
const LARGEST_SHARE = 0.08;

/** The words of headings, ways to ask and texts, and the sections they stand in. One language at a time. */
export function searchIndexOf(articles: readonly Article[]): SearchIndex {
  const sections = articles.flatMap(({ slug, title, sections }) =>
    sections.map((section) => ({ slug, title, section })),
  );
  const anywhere = placesOf(sections.map(({ title, section }) => textsOf(title, section)));
  const named = placesOf(sections.map(({ title, section }) => [title, section.heading]));
  const written = placesOf(sections.map(({ section }) => [section.heading, section.body]));
  const most = sections.length * LARGEST_SHARE;
  // Somebody's slip of the pen that stands once among the ways to ask: the search forgives it anyway.
  const telling = [...anywhere].filter(([word, at]) => at.length > 1 || written.has(word));
  return {
    sections: sections.map(({ slug, section: { id, heading } }) => ({ slug, id, heading })),
    ...packWords(
      new Map(telling.map(([word, at]) => [word, at.length > most ? (named.get(word) ?? []) : at])),
    ),
  };
}

/** A word in more of the sections than this tells nothing of what is asked. */
const MOST_ASKED = 0.35;

/**
 * How many ways to ask for a section use a word; what one of all uses once is left out. The heading asks in the words that
 * are read, and counts twice.
 */
export function askedIndexOf(articles: readonly Article[]): AskedIndex {
  const sections = articles.flatMap(({ slug, title, sections }) =>
    sections.map((section) => ({ slug, title, section })),
  );
  const words = new Map<string, Map<number, number>>();
  sections.forEach(({ title, section: { heading, asks } }, at) => {
    for (const text of [title, heading, heading, ...asks])
      for (const word of new Set(wordsOf(text))) {
        const counts = words.get(word) ?? new Map<number, number>();
        words.set(word, counts.set(at, (counts.get(at) ?? 0) + 1));
      }
  });
  const isOnce = (counts: ReadonlyMap<number, number>) => counts.size === 1 && [...counts.values()][0] === 1;
  const most = sections.length * MOST_ASKED;
  const told = [...words]
    .filter(([, counts]) => !isOnce(counts))
    .map(([word, counts]) => [word, counts.size > most ? new Map<number, number>() : counts] as const);
  return packAsked(new Map(told));
}

/** Each word with the numbers of the groups of texts that hold it. */
function placesOf(groups: readonly string[][]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  groups.forEach((texts, at) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  return places;
}

function textsOf(title: string, { heading, asks, body }: Section): string[] {
  return [title, heading, ...asks, body.replace(/\]\([^)]*\)/g, ']')];
}
