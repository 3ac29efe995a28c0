import { readCountryLines } from '@salama/content/read-country-lines.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import { readMoved } from '@salama/content/read-moved.ts';
import { type QuizQuestion, readQuizzes } from '@salama/content/read-quizzes.ts';
import { readRecording } from '@salama/content/read-recordings.ts';
import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { CountryDirectory } from '../src/features/directory/directory.ts';
import type { ArticleView, QuizStatement } from '../src/features/learning/article.ts';
import { entryOf } from './content-data.ts';
import { drawingsOf } from './drawings.ts';
import { folders } from './folders.ts';
import { linesFor } from './help-lines.ts';
import { helpPlacesIn } from './help-places.ts';
import { lawSlots } from './laws.ts';
import { recordingAddress } from './recordings.ts';
import { playedOf } from './stories.ts';

const MOST_RELATED = 3;

/** Every article of a language with all that its page shows on an ISO date. */
export function articlesOf(
  language: Language,
  directories: readonly CountryDirectory[],
  today: string,
): ArticleView[] {
  const library = `${folders.content}/library`;
  const all = readLibrary(library);
  const elsewhere = readCountryLines(folders.content, all);
  const articles = all.filter((article) => article.language === language);
  const moved = readMoved(library, articles);
  const drawings = drawingsOf(language);
  const slots = lawSlots(language);
  const quizzes = readQuizzes(library, all);
  const helpOf = helpPlacesIn(language, today);
  return articles.map((article) => ({
    article,
    help: helpOf(article),
    minutes: entryOf(article).minutes,
    related: relatedTo(article, articles).map(entryOf),
    lines: linesFor(article, directories),
    laws: Object.fromEntries(
      article.sections.flatMap(({ id }) => {
        const own = slots.get(`${article.slug}#${id}`);
        return own ? [[id, own]] : [];
      }),
    ),
    drawings: drawings(article),
    countryLines: elsewhere
      .filter(({ section }) => section.startsWith(`${article.slug}#`))
      .map(({ section, text, ...line }) => ({
        ...line,
        id: section.slice(article.slug.length + 1),
        text: text[language],
      })),
    moved: moved
      .filter(({ from }) => from.startsWith(`${article.slug}#`))
      .map(({ from, to }) => ({
        id: from.slice(article.slug.length + 1),
        to,
        heading: headingOf(to, articles),
      })),
    quiz: quizOf(article, quizzes.get(article.slug) ?? []),
    ...playedOf(article.slug, language),
    ...recordingOf(article, library),
  }));
}

function quizOf({ slug, language, sections }: Article, questions: readonly QuizQuestion[]): QuizStatement[] {
  return questions.map(({ of, truth, says, why }) => {
    const section = sections.find(({ id }) => id === of);
    if (!section) throw new Error(`${slug} has no section ${of}`);
    return { truth, says: says[language], why: why[language], of: { id: of, heading: section.heading } };
  });
}

function recordingOf(article: Article, library: string): Pick<ArticleView, 'recording'> {
  const recording = readRecording(library, article);
  return recording ? { recording: { address: recordingAddress(recording), bytes: recording.bytes } } : {};
}

function headingOf(name: string, articles: readonly Article[]): string {
  const [slug, id] = name.split('#');
  const article = articles.find((each) => each.slug === slug);
  return article?.sections.find((section) => section.id === id)?.heading ?? '';
}

/** First what its text points to, then its neighbours on the same shelf. */
function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const texts = [article.introduction, ...article.sections.map(({ body }) => body)].join('\n');
  const linked = new Set([...texts.matchAll(/\]\(\/learn\/([a-z0-9-]+)/g)].map(([, slug]) => slug));
  const at = articles.indexOf(article);
  const shelf = [...articles.slice(at + 1), ...articles.slice(0, at)].filter(
    ({ category }) => category === article.category,
  );
  const related = [...articles.filter(({ slug }) => linked.has(slug)), ...shelf];
  return [...new Set(related)].filter((other) => other !== article).slice(0, MOST_RELATED);
}
