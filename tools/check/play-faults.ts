import { join } from 'node:path';
import { readCards } from '@salama/content/read-cards.ts';
import { type QuizQuestion, readQuizzes } from '@salama/content/read-quizzes.ts';
import { readRecording } from '@salama/content/read-recordings.ts';
import { readStories, type Story, sectionsOf } from '@salama/content/read-stories.ts';
import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';

/** Addresses under `/learn/` that stories and cards have for themselves. */
const TAKEN = /^(?:stories|cards|story-.*)$/;

type Texts = Record<Language, string>;

/**
 * What quizzes, stories and cards say must stand in the section of the library that they name: it exists, and holds every
 * figure in every language. Titles of stories give nothing away. Throws a ContentFault at a file that cannot be read at all.
 */
export function playFaults(folder: string, articles: readonly Article[], givesAway: RegExp): string[] {
  const library = join(folder, 'library');
  const stories = readStories(join(folder, 'stories'));
  const bodies = new Map(
    articles.flatMap(({ slug, language, sections }) =>
      sections.map(({ id, body }) => [`${slug}#${id} ${language}`, body] as const),
    ),
  );
  for (const article of articles) readRecording(library, article);
  return [
    ...articles
      .filter(({ slug }) => TAKEN.test(slug))
      .map(({ slug }) => `${slug}: stories and cards need this address; choose another`),
    ...[...readQuizzes(library, articles)].flatMap(([slug, questions]) =>
      quizFaults(slug, questions, bodies),
    ),
    ...stories.flatMap((story) => [
      ...titleFaults(story, stories, articles, givesAway),
      ...storyFaults(story, bodies),
    ]),
    ...readCards(join(folder, 'cards.yaml')).flatMap(({ section, truth, why }) =>
      saidFaults(`cards.yaml, ${section}`, [truth, why], [section], bodies),
    ),
  ];
}

type Bodies = ReadonlyMap<string, string>;

function quizFaults(slug: string, questions: readonly QuizQuestion[], bodies: Bodies): string[] {
  return questions.flatMap(({ of, why }) =>
    saidFaults(`${slug}/quiz.yaml, ${of}`, [why], [`${slug}#${of}`], bodies),
  );
}

function storyFaults(story: Story, bodies: Bodies): string[] {
  const place = `stories/${story.slug}`;
  const choices = story.choices.flatMap(({ follows, sections = [] }) =>
    saidFaults(place, [follows], [...sections, ...story.sections], bodies),
  );
  return [...choices, ...saidFaults(place, [story.after], sectionsOf(story), bodies)];
}

function titleFaults(
  { slug, title }: Story,
  stories: readonly Story[],
  articles: readonly Article[],
  givesAway: RegExp,
): string[] {
  return LANGUAGES.flatMap((language) => {
    const own = title[language].toLowerCase();
    const others = [
      ...stories.filter((story) => story.slug !== slug).map((story) => story.title[language]),
      ...articles.filter((article) => article.language === language).map(({ tab }) => tab),
    ];
    return [
      ...(givesAway.test(own)
        ? [`stories/${slug}: the title “${title[language]}” gives the subject away`]
        : []),
      ...(others.some((other) => other.toLowerCase() === own)
        ? [`stories/${slug}: another page is called “${title[language]}” in tabs: choose another title`]
        : []),
    ];
  });
}

/** Figures in digits that no named section holds, and sections that are none. */
function saidFaults(
  place: string,
  said: readonly Texts[],
  sections: readonly string[],
  bodies: Bodies,
): string[] {
  const lost = sections.filter((section) => !bodies.has(`${section} ${LANGUAGES[0]}`));
  if (lost.length > 0) return lost.map((section) => `${place}: the library holds no ${section}`);
  return LANGUAGES.flatMap((language) => {
    const known = new Set(
      sections.flatMap((section) => figuresIn(bodies.get(`${section} ${language}`) ?? '')),
    );
    return said
      .flatMap((texts) => figuresIn(texts[language]))
      .filter((figure) => !known.has(figure))
      .map((figure) => `${place}: ${figure} (${language}) stands in none of its sections`);
  });
}

function figuresIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
