import { readFileSync } from 'node:fs';
import type { Drawing } from '@salama/content/drawing-types.ts';
import { isoDate, text } from '@salama/content/front-matter.ts';
import { parseYaml } from '@salama/content/parse-yaml.ts';
import { digestOfDrawing } from '@salama/content/read-drawings.ts';
import { DRAWING, digestOf, type Reviewer } from '@salama/content/read-reviews.ts';
import { type Article, REVIEWED } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';

/** What stands for a signature in the form; anything else is a correction. */
export const SIGNED = 'ok';

const answersSchema = v.strictObject({
  reviewer: v.strictObject({
    name: text,
    profession: text,
    licence: text,
    scope: text,
    signs: v.picklist(REVIEWED, `write ${REVIEWED.join(' or ')}`),
  }),
  language: v.picklist(LANGUAGES, `write one of ${LANGUAGES.join(', ')}`),
  on: isoDate,
  answers: v.record(
    v.string(),
    v.strictObject({
      text: v.pipe(v.string(), v.hexadecimal('leave the code as it stands')),
      says: v.string(),
    }),
  ),
});
export type Answers = v.InferOutput<typeof answersSchema>;

/** What a booklet asks to sign: its articles' sections, and the drawings beside them. */
export interface Signable {
  articles: readonly Article[];
  drawings: readonly Drawing[];
}

/** The form to type a booklet's answers into, one line for each section and drawing, empty where nothing was said. */
export function answersForm(asked: Signable, language: Language): string {
  const lines = digestsOf(asked, language).map(
    ([name, digest]) => `  ${name}: { text: "${digest}", says: "" }`,
  );
  return `# What a reviewer answered on paper. says: "${SIGNED}" where she signed, her correction where she wrote one, "" where she did neither.
reviewer: { name: "", profession: "", licence: "", scope: "", signs: facts }
language: ${language}
on: ""
answers:
${lines.join('\n')}
`;
}

/** By the name under which each is signed. */
function digestsOf({ articles, drawings }: Signable, spoken: Language): [name: string, digest: string][] {
  const isSpoken = ({ language }: { language: Language }) => language === spoken;
  return [
    ...articles
      .filter(isSpoken)
      .flatMap((article) =>
        article.sections.map((section): [string, string] => [
          `${article.slug}#${section.id}`,
          digestOf(article, section),
        ]),
      ),
    ...drawings
      .filter(isSpoken)
      .map((drawing): [string, string] => [`${DRAWING}${drawing.name}`, digestOfDrawing(drawing)]),
  ];
}

/** Throws a ContentFault at a form that is not filled in. */
export function readAnswers(file: string): Answers {
  return parseYaml(answersSchema, readFileSync(file, 'utf8'), file);
}

/** What her file in `library/reviews` holds after these answers: what she signed before stays unless she signed it anew. */
export function withAnswers(
  earlier: Reviewer | undefined,
  { reviewer, language, on, answers }: Answers,
): Reviewer {
  const signed = Object.entries(answers).filter(([, { says }]) => says.trim() === SIGNED);
  const sections = Object.fromEntries(signed.map(([name, answer]) => [name, answer.text]));
  const rest = (earlier?.signed ?? []).map((sheet) => ({
    ...sheet,
    sections: Object.fromEntries(
      Object.entries(sheet.sections).filter(([name]) => sheet.language !== language || !(name in sections)),
    ),
  }));
  const sheets = [...rest, { language, on, sections }];
  return { ...reviewer, signed: sheets.filter((sheet) => Object.keys(sheet.sections).length > 0) };
}

/** Her corrections, one line each, and which of them speak of a text that was changed since. */
export function corrections({ answers, language }: Answers, asked: Signable): string[] {
  const digests = new Map(digestsOf(asked, language));
  return Object.entries(answers).flatMap(([name, { text: digest, says }]) => {
    if (says.trim() === '' || says.trim() === SIGNED) return [];
    const since = digests.get(name) === digest ? '' : ' (the text has changed since)';
    return [`${name}${since}: ${says.trim()}`];
  });
}
