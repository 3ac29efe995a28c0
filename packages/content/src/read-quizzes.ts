import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { inEachLanguage } from './each-language.ts';
import { text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { categoryFolder } from './read-library.ts';
import type { Article } from './types.ts';

const FILE = 'quiz.yaml';
const QUESTIONS = 3;
/** Code points. A statement is read at one glance, its why on one screen of a phone. */
const LONGEST = { says: 110, why: 240 } as const;

const questionSchema = v.strictObject({
  /** The section of the page that it is taken from. */
  of: text,
  truth: v.picklist(['fact', 'myth'], 'write fact or myth'),
  says: inEachLanguage(LONGEST.says),
  /** Begins with what is so. */
  why: inEachLanguage(LONGEST.why),
});

const quizSchema = v.pipe(
  v.array(questionSchema),
  v.length(QUESTIONS, `write ${QUESTIONS} questions`),
  v.check(
    (questions) => questions.some(({ truth }) => truth === 'myth'),
    'all are facts: who presses the same button three times has learned nothing',
  ),
);

export type QuizQuestion = v.InferOutput<typeof questionSchema>;

/** Reads `quiz.yaml`: three statements at the end of a page. Throws a ContentFault that names the file, the line and the field. */
export function parseQuiz(content: string, file: string): QuizQuestion[] {
  return parseYaml(quizSchema, content, file);
}

/** The quizzes of the library by the slug of their page, in the order of articles. */
export function readQuizzes(library: string, articles: readonly Article[]): Map<string, QuizQuestion[]> {
  const english = articles.filter(({ language }) => language === LANGUAGES[0]);
  return new Map(
    english.flatMap(({ category, slug, sections }) => {
      const file = join(library, categoryFolder(category), slug, FILE);
      if (!existsSync(file)) return [];
      const questions = parseQuiz(readFileSync(file, 'utf8'), file);
      const lost = questions.find(({ of }) => sections.every(({ id }) => id !== of));
      if (lost) throw new ContentFault(file, 1, `the page has no section ${lost.of}`);
      return [[slug, questions] as const];
    }),
  );
}
