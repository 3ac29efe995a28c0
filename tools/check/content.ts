import { keepKnownNumbers } from '@salama/assistant/safety/known-numbers.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { libraryGaps } from '@salama/content/read-library.ts';
import type { Article, Directory } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { CATEGORIES } from '@salama/contract/learning/schemas.ts';

/** What the readers do not refuse by themselves: gaps between languages, long sentences, dead links, unknown numbers. */
const FEWEST_ARTICLES_PER_CATEGORY = 3;
const FEWEST_PASSAGES_PER_LANGUAGE = 60;
const FEWEST_WORDS = 350;
const LONGEST_MEAN_SENTENCE = 16;
const STALE_AFTER_DAYS = 180;

const knowledge = readKnowledge('content');
const { articles, directories } = knowledge;
const faults = [...libraryGaps(articles), ...countFaults(), ...articles.flatMap(articleFaults)];
for (const fault of faults) console.error(fault);
for (const line of staleLines(directories)) console.error(`note: ${line}`);
process.exit(faults.length > 0 ? 1 : 0);

function countFaults(): string[] {
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

function articleFaults(article: Article): string[] {
  const place = `${article.slug}/${article.language}.md`;
  const text = [article.introduction, ...article.sections.map(({ body }) => body)].join('\n\n');
  const words = wordsIn(text).length;
  const mean = meanSentence(text);
  return [
    ...(words < FEWEST_WORDS ? [`${place}: ${words} words; write at least ${FEWEST_WORDS}`] : []),
    ...(mean > LONGEST_MEAN_SENTENCE
      ? [`${place}: ${mean.toFixed(1)} words a sentence; shorten to ${LONGEST_MEAN_SENTENCE}`]
      : []),
    ...deadLinks(text).map((link) => `${place}: the link ${link} leads to no article`),
    ...unknownNumbers(text).map((line) => `${place}: a number that the directory does not hold: ${line}`),
  ];
}

/** A heading, a list item and a sentence each count as one. */
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

function deadLinks(text: string): string[] {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const links = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [, slug] = /^\/learn\/([a-z0-9-]+)$/.exec(link) ?? [];
    return slug
      ? !slugs.has(slug)
      : !/^\/(?:services|chat|community|learn|apps\/period-tracker)?$/.test(link);
  });
}

function unknownNumbers(text: string): string[] {
  return text.split('\n').filter((line) => keepKnownNumbers(line, directories) !== line);
}

/** Said, not failed: a build must not break because time has passed. */
function staleLines(all: Directory[]): string[] {
  const oldest = new Date(Date.now() - STALE_AFTER_DAYS * 86_400_000).toISOString().slice(0, 10);
  return all.flatMap(({ contacts }) =>
    contacts
      .filter(({ checked }) => checked < oldest)
      .map(({ id, checked }) => `${id} was last checked on ${checked}: check it again`),
  );
}
