import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDrawings } from '@salama/content/read-drawings.ts';
import { type Fact, readFacts, readNamedFacts } from '@salama/content/read-facts.ts';
import { categoryFolder, readLibrary } from '@salama/content/read-library.ts';
import { readReviewer } from '@salama/content/read-reviews.ts';
import type { Article } from '@salama/content/types.ts';
import { isLanguage, LANGUAGES } from '@salama/contract/language.ts';
import { stringify } from 'yaml';
import { answersForm, corrections, readAnswers, SIGNED, withAnswers } from './booklet/answers.ts';
import { booklet } from './booklet/booklet.ts';

/**
 * `review <language> [article …]` makes a booklet to print and a form for its answers, of the whole library or of some articles;
 * `review --read <form>` writes what was signed into `content/library/reviews` and prints the corrections.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { read: { type: 'string' } } });
const library = join(process.cwd(), 'content/library');
const articles = readLibrary(library);
const drawings = readDrawings(join(process.cwd(), 'content'));

if (values.read !== undefined) takeAnswers(values.read);
else makeBooklet(positionals);

function makeBooklet([language = '', ...slugs]: string[]): void {
  if (!isLanguage(language)) throw new Error(`Name a language: ${LANGUAGES.join(', ')}.`);
  const chosen = articles.filter(
    (article) => article.language === language && (slugs.length === 0 || slugs.includes(article.slug)),
  );
  if (chosen.length === 0) throw new Error(`No article is called ${slugs.join(', ')}.`);
  const beside = drawings.filter(
    (drawing) =>
      drawing.language === language &&
      chosen.some(({ slug }) => drawing.sections.some((section) => section.startsWith(`${slug}#`))),
  );
  const lines = new Map(readFacts('content').map((fact) => [fact.id, factLine(fact)]));
  const folder = join(process.cwd(), 'build/booklets');
  mkdirSync(folder, { recursive: true });
  const page = join(folder, `${language}.html`);
  const form = join(folder, `${language}.yaml`);
  writeFileSync(
    page,
    booklet(chosen, language, namedBy, (id) => lines.get(id), beside),
  );
  writeFileSync(form, answersForm({ articles: chosen, drawings: beside }, language));
  const sections = chosen.reduce((sum, article) => sum + article.sections.length, 0);
  console.info(
    `${sections} parts of ${chosen.length} articles, ${beside.length} drawings.\nTo print: ${page}\nFor her answers: ${form}`,
  );
}

function namedBy(article: Article) {
  return readNamedFacts(join(library, categoryFolder(article.category), article.slug));
}

function factLine({ says, is, source, countries = {} }: Fact): string {
  const here = `${says}: ${is.join(', ')} (${source.organisation}${source.year ? ` ${source.year}` : ''})`;
  const there = Object.entries(countries).map(
    ([code, value]) => `${code.toUpperCase()}: ${value.is.join(', ')}`,
  );
  return [here, ...there].join('; ');
}

/** A form is called as the reviewer's file is to be: asha-mwangi.yaml. */
function takeAnswers(form: string): void {
  const answers = readAnswers(form);
  const name = basename(form);
  if (isLanguage(basename(form, '.yaml')))
    throw new Error('Give the form the name of its reviewer first: asha-mwangi.yaml.');
  const file = join(library, 'reviews', name);
  const earlier = existsSync(file) ? readReviewer(file) : undefined;
  if (earlier && earlier.name !== answers.reviewer.name)
    throw new Error(`${file} is of ${earlier.name}: give the form another name.`);
  mkdirSync(join(library, 'reviews'), { recursive: true });
  writeFileSync(file, stringify(withAnswers(earlier, answers)));
  const signed = Object.values(answers.answers).filter(({ says }) => says.trim() === SIGNED);
  console.info(`${signed.length} parts are signed now: ${file}`);
  for (const line of corrections(answers, { articles, drawings })) console.info(`- ${line}`);
}
