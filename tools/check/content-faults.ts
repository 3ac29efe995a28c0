import { join } from 'node:path';
import { keepKnownNumbers } from '@salama/assistant/safety/known-numbers.ts';
import type { Directory } from '@salama/content/directory-types.ts';
import { readDrawings } from '@salama/content/read-drawings.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { libraryGaps } from '@salama/content/read-library.ts';
import { readMoved } from '@salama/content/read-moved.ts';
import type { Article, Knowledge } from '@salama/content/types.ts';
import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { CATEGORIES } from '@salama/contract/learning/schemas.ts';
import { controlFaults } from './control-names.ts';
import { drawingFaults } from './drawing-faults.ts';
import { evidenceFaults } from './evidence.ts';
import { contentFigureFaults } from './figures/content-figures.ts';
import { lawFaults } from './law-faults.ts';
import { leadFaults } from './lead-faults.ts';
import { daysOfSources } from './old-lines.ts';
import { playFaults } from './play-faults.ts';
import { toolFaults } from './tool-faults.ts';

const FEWEST_ARTICLES_PER_CATEGORY = 5;
const FEWEST_PASSAGES_PER_LANGUAGE = 60;
const FEWEST_WORDS = 250;
/** Of what is not folded: three phone screens of a need, not a chapter. */
const MOST_WORDS = 900;
const MOST_SECTIONS = 6;
const LONGEST_MEAN_SENTENCE = 16;
const PAGES =
  /^\/(?:services|chat|community|learn(?:\/law)?|apps\/period-tracker|tools#(?:methods|questions|days|bleeding))?$/;
const NAMES_112 = new RegExp(`\\b${EMERGENCY_NUMBER}\\b`);
/** Nothing in a tab says what an article is about to who looks over a shoulder. */
const GIVES_AWAY =
  /\b(?:sex|ngono|tendo la ndoa|abort|avort|mimba|pregnan|grossesse|enceinte|hiv|vih|vvu|ukimwi|sida|aids|violen|ukatili|rape|viol\b|ubakaji|periods?\b|hedhi|règles|contracep|uzazi wa|condom|préservatif|kondomu|std|sti\b|ist\b|gay|lesb|shoga|suicid|kujiua)/i;
/** Ids that the page around an article has for itself. */
const RESERVED_ID =
  /^(?:root|main|more-questions|drawing-.*|exit-status|gate-.*|source-\d+|(?:contents|guide|help|next|related|sources|elsewhere)-title)$/;

export interface ContentReport {
  /** One sentence each: where, and how to mend it. */
  faults: string[];
  directories: readonly Directory[];
}

/**
 * Reads all content and finds what the readers do not refuse by themselves: gaps between languages, thin categories, long
 * sentences, dead links, unknown numbers, figures that are no facts, names of controls that are not the screen's. Throws a ContentFault at a file that cannot be read at all.
 */
export function checkContent(folder: string): ContentReport {
  const knowledge = readKnowledge(folder);
  const { articles, directories } = knowledge;
  const faults = [
    ...libraryGaps(articles),
    ...countFaults(articles),
    ...tabFaults(articles),
    ...leadFaults(articles),
    ...articles.flatMap((article) => articleFaults(article, articles, directories)),
    ...articles.flatMap((article) => (article.language === 'en' ? evidenceFaults(folder, article) : [])),
    ...nameFaults(knowledge),
    ...toolFaults(folder, articles),
    ...directories.flatMap(daysOfSources),
    ...controlFaults(folder),
    ...lawFaults(knowledge),
    ...drawingFaults(readDrawings(folder), articles),
    ...contentFigureFaults(folder, knowledge),
    ...playFaults(folder, articles, GIVES_AWAY),
  ];
  readMoved(join(folder, 'library'), articles);
  return { faults, directories };
}

function countFaults(articles: readonly Article[]): string[] {
  const thin = CATEGORIES.filter(
    (category) =>
      articles.filter((article) => article.category === category && article.language === 'en').length <
      FEWEST_ARTICLES_PER_CATEGORY,
  ).map((category) => `${category}: fewer than ${FEWEST_ARTICLES_PER_CATEGORY} articles`);
  const few = LANGUAGES.filter(
    (language) =>
      articles.filter((article) => article.language === language).flatMap(({ sections }) => sections).length <
      FEWEST_PASSAGES_PER_LANGUAGE,
  ).map((language) => `${language}: fewer than ${FEWEST_PASSAGES_PER_LANGUAGE} passages`);
  return [...thin, ...few];
}

/** Tabs and history tell pages apart by their tab alone. */
function tabFaults(articles: readonly Article[]): string[] {
  const taken = new Map<string, string>();
  return articles.flatMap(({ slug, language, tab }) => {
    const key = `${language} ${tab.toLowerCase()}`;
    const other = taken.get(key);
    taken.set(key, slug);
    return other ? [`${slug}/${language}.md: ${other} has the tab “${tab}” too: choose another`] : [];
  });
}

function articleFaults(
  article: Article,
  articles: readonly Article[],
  directories: readonly Directory[],
): string[] {
  const place = `${article.slug}/${article.language}.md`;
  const text = [article.introduction, ...article.sections.map(({ body }) => body)].join('\n\n');
  const shown = article.sections.filter(({ isMore }) => !isMore);
  const words = wordsIn([article.introduction, ...shown.map(({ body }) => body)].join('\n')).length;
  const mean = meanSentence(text);
  const unknown = text.split('\n').filter((line) => keepKnownNumbers(line, [...directories]) !== line);
  return [
    ...(words < FEWEST_WORDS ? [`${place}: ${words} words; write at least ${FEWEST_WORDS}`] : []),
    ...(words > MOST_WORDS ? [`${place}: ${words} words unfolded; ${MOST_WORDS} at most`] : []),
    ...(shown.length > MOST_SECTIONS
      ? [`${place}: ${shown.length} sections unfolded; ${MOST_SECTIONS} at most`]
      : []),
    ...(mean > LONGEST_MEAN_SENTENCE
      ? [`${place}: ${mean.toFixed(1)} words a sentence; shorten to ${LONGEST_MEAN_SENTENCE}`]
      : []),
    ...deadLinks(text, articles, directories).map(
      (link) => `${place}: the link ${link} leads to no page, article or section`,
    ),
    ...(GIVES_AWAY.test(article.tab) ? [`${place}: the tab “${article.tab}” gives the subject away`] : []),
    ...(NAMES_112.test(text)
      ? [`${place}: ${EMERGENCY_NUMBER} is not the number for every help: write {medical-help} or the like`]
      : []),
    ...[...text.matchAll(/\{[^}\n]*\}/g)].map(([name]) => `${place}: knows no place ${name}`),
    ...unknown.map((line) => `${place}: a number that the directory does not hold: ${line}`),
    ...article.sections
      .filter(({ id }) => RESERVED_ID.test(id))
      .map(({ id }) => `${place}: the page needs the id ${id} for itself; choose another`),
  ];
}

/** A heading, a list item and a sentence each count as one; so does what stands before a colon or a semicolon. */
function meanSentence(text: string): number {
  const sentences = text
    .split(/(?<=[.!?…:;])\s+|\n+/)
    .map((sentence) => wordsIn(sentence).length)
    .filter((length) => length > 0);
  return sentences.reduce((sum, length) => sum + length, 0) / sentences.length;
}

function wordsIn(text: string): string[] {
  return text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function deadLinks(text: string, articles: readonly Article[], directories: readonly Directory[]): string[] {
  const laws = new Set<string>(directories.map(({ country }) => `/learn/law-${country.toLowerCase()}`));
  const links = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (PAGES.test(link) || laws.has(link)) return false;
    const [, slug, section] = /^\/learn\/([a-z0-9-]+)(?:#([a-z0-9-]+))?$/.exec(link) ?? [];
    const target = articles.find((article) => article.slug === slug);
    return !target || (section !== undefined && target.sections.every(({ id }) => id !== section));
  });
}

/** What the assistant's files name of the library must stand there: a section may have been renamed. */
function nameFaults({ articles, safety, situations, clocks, lawGuide }: Knowledge): string[] {
  const known = new Set(
    articles.flatMap(({ slug, sections }) => [slug, ...sections.map(({ id }) => `${slug}#${id}`)]),
  );
  const named = [
    ...safety.rules.map(({ id, sections }) => ({ id, names: sections })),
    ...situations.map(({ id, sections }) => ({ id, names: sections })),
    ...lawGuide.topics.map(({ topic, sections }) => ({ id: `the law on ${topic}`, names: sections })),
  ];
  const lost = situations.filter(({ clock }) => clock && clocks.every(({ id }) => id !== clock));
  return [
    ...named.flatMap(({ id, names }) =>
      names
        .filter((name) => !known.has(name))
        .map((name) => `assistant, ${id}: the library holds no ${name}`),
    ),
    ...lost.map(({ id, clock }) => `assistant, ${id}: there is no clock ${clock}`),
  ];
}
