import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOfDrawing, readDrawings } from '@salama/content/read-drawings.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import { digestOf } from '@salama/content/read-reviews.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answersForm, corrections, readAnswers, withAnswers } from './answers.ts';
import { booklet } from './booklet.ts';

const library = readLibrary('content/library').filter(({ slug }) => slug === 'condoms');
const drawings = readDrawings('content').filter(({ name }) => name === 'condom-steps');
const [english] = library.filter(({ language }) => language === 'en');
if (!english) throw new Error('the library has no article about condoms');
const [first, second] = english.sections;
if (!first || !second) throw new Error('the article about condoms has no two sections');
const names = [`condoms#${first.id}`, `condoms#${second.id}`] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salama-booklet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The form as a volunteer fills it in: the first part is signed, the second corrected. */
function filled() {
  const form = answersForm({ articles: [english as NonNullable<typeof english>], drawings: [] }, 'en')
    .replace(
      'name: "", profession: "", licence: "", scope: ""',
      'name: Asha, profession: nurse, licence: KNC 1, scope: all',
    )
    .replace('on: ""', 'on: 2027-03-01')
    .replace(/says: ""/, 'says: "ok"')
    .replace(/says: ""/, 'says: "Say: use a new one each time."');
  const file = join(folder, 'asha.yaml');
  writeFileSync(file, form);
  return readAnswers(file);
}

it.each(LANGUAGES)('prints every part with its code in %s', (language) => {
  const articles = library.filter((article) => article.language === language);
  const page = booklet(
    articles,
    language,
    () => [{ section: first.id, line: 1, facts: ['one'], counts: [] }],
    () => 'A fact',
    drawings.filter((drawing) => drawing.language === language),
  );
  for (const article of articles)
    for (const section of article.sections)
      expect(page).toContain(`condoms#${section.id} ${digestOf(article, section)}`);
  const leads = articles.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
  expect(leads.length).toBeGreaterThan(0);
  for (const { lead } of leads) expect(page).toContain(lead.replaceAll('"', '&quot;'));
  expect(page.split('A fact')).toHaveLength(2);
  expect(page).not.toMatch(/<script|src=/);
});

it.each(LANGUAGES)('gives each drawing a sheet with its code and its words in %s', (language) => {
  const own = drawings.filter((drawing) => drawing.language === language);
  const page = booklet(
    library,
    language,
    () => [],
    () => undefined,
    own,
  );
  const [drawing] = own;
  if (!drawing) throw new Error('no drawing of the steps');
  const code = `drawing#condom-steps ${digestOfDrawing(drawing)}`;
  expect(page).toContain(code);
  expect(page).toContain(drawing.shapes);
  expect(page).toContain(drawing.sources[0]?.organisation);
  expect(answersForm({ articles: [], drawings }, language)).toContain(
    `drawing#condom-steps: { text: "${digestOfDrawing(drawing)}"`,
  );
});

it('reads back what was signed and what was corrected', () => {
  const answers = filled();
  expect(withAnswers(undefined, answers)).toEqual({
    name: 'Asha',
    profession: 'nurse',
    licence: 'KNC 1',
    scope: 'all',
    signs: 'facts',
    signed: [{ language: 'en', on: '2027-03-01', sections: { [names[0]]: digestOf(english, first) } }],
  });
  expect(corrections(answers, { articles: library, drawings })).toEqual([
    `${names[1]}: Say: use a new one each time.`,
  ]);
});

it('keeps what she signed before, but what she signs anew', () => {
  const answers = filled();
  const earlier = withAnswers(undefined, answers);
  const [sheet] = earlier.signed;
  if (!sheet) throw new Error('nothing was signed');
  const old = {
    ...sheet,
    on: '2026-12-01',
    sections: { ...sheet.sections, 'condoms#old': '0000000000000000' },
  };
  expect(withAnswers({ ...earlier, signed: [old] }, answers).signed).toEqual([
    { ...old, sections: { 'condoms#old': '0000000000000000' } },
    sheet,
  ]);
});

it('says of a correction that its text has changed since', () => {
  const answers = filled();
  const changed = library.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({ ...section, body: `${section.body} Now.` })),
  }));
  expect(corrections(answers, { articles: changed, drawings })[0]).toContain('the text has changed since');
});

it('refuses a form without a name', () => {
  const file = join(folder, 'empty.yaml');
  writeFileSync(file, answersForm({ articles: [english], drawings: [] }, 'en'));
  expect(() => readAnswers(file)).toThrow('reviewer.name');
});
