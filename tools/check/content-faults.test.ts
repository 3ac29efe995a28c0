import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from './content-faults.ts';

const ARTICLE = 'library/contraception/condoms';

// Each reads the whole content, which a busy machine does slowly.
describe('the content check', { timeout: 60_000 }, () => {
  let folder: string;
  const touched = new Set<string>();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-content-'));
    cpSync('content', folder, { recursive: true });
  });
  afterEach(() => {
    for (const path of touched) cpSync(join('content', path), join(folder, path), { recursive: true });
    touched.clear();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const faults = () => checkContent(folder).faults;
  function change(file: string, work: (text: string) => string) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = work(before);
    expect(after).not.toBe(before);
    touched.add(file);
    writeFileSync(path, after);
  }
  function remove(path: string) {
    touched.add(path);
    rmSync(join(folder, path), { recursive: true });
  }
  /** At the end of the last section. */
  const append = (text: string) => change(`${ARTICLE}/en.md`, (before) => `${before}\n${text}\n`);

  it('finds nothing in what is published', () => {
    expect(faults()).toEqual([]);
  });

  it('finds a figure of a quiz that its section does not hold, and a section that is gone', () => {
    change(`${ARTICLE}/quiz.yaml`, (before) => before.replace('One condom, well put on', '37 condoms'));
    expect(faults()).toContain('condoms/quiz.yaml, two-condoms: 37 (en) stands in none of its sections');
    change('cards.yaml', (before) => before.replace('condoms#how-safe', 'condoms#gone'));
    expect(faults()).toContain('cards.yaml, condoms#gone: the library holds no condoms#gone');
  });

  it('finds a story whose title gives its subject away', () => {
    change('stories/the-bet/story.yaml', (before) => before.replace('en: "The bet"', 'en: "Sex"'));
    expect(faults().join()).toMatch(/the-bet: the title “Sex” gives the subject away/);
  });

  it('misses a language', () => {
    remove(`${ARTICLE}/sw.md`);
    expect(faults()).toContain('condoms: write sw.md');
  });

  it.each([
    ['sw', 'saa 72', 'saa 720'],
    ['fr', '72 heures', '73 heures'],
    ['en', '72 hours', '72 days'],
  ] as const)('refuses a clock in %s that is no fact', (language, from, to) => {
    change(`library/sexual-health/know-your-status/${language}.md`, (text) => text.replace(from, to));
    expect(faults().join('\n')).toMatch(
      new RegExp(`know-your-status#[a-z-]+: ${language}: ${to.split(/\D+/).join('')}`),
    );
  });

  it('refuses a section that is told elsewhere and still stands', () => {
    change('library/moved.txt', (text) => text.replace(/^\S+ (\S+)/, '$1 $1'));
    expect(faults).toThrow('still stands');
  });

  it('misses the sources', () => {
    change(`${ARTICLE}/article.yaml`, (text) => text.replace(/\nsources:\n(?: {2}.*\n)+/, '\nsources: []\n'));
    expect(faults).toThrow('name at least one source');
  });

  it.each([
    '/learn/no-such-article',
    '/learn/law-zz',
    '/learn/condoms#no-such-section',
    '/nowhere',
    '/sw/learn/condoms',
  ])('follows the link %s and finds nothing', (link) => {
    append(`Read [more](${link}).`);
    expect(faults()).toEqual([`condoms/en.md: the link ${link} leads to no page, article or section`]);
  });

  it.each(['/learn/if-it-breaks#broke', '/learn/law-ke', '/services', '/chat'])(
    'follows the link %s',
    (link) => {
      append(`Read [more](${link}).`);
      expect(faults()).toEqual([]);
    },
  );

  it('counts the words of a sentence', () => {
    append(`${'word '.repeat(3_000)}.`);
    expect(faults().join()).toMatch(/condoms\/en\.md: [\d.]+ words a sentence; shorten to 16/);
  });

  it('counts the words of an article', () => {
    change(`${ARTICLE}/leads.yaml`, (text) => text.replace(/^ *paragraph: \d+\n/gm, ''));
    change(`${ARTICLE}/en.md`, (text) =>
      text.replace(/(\n## .*\n)[\s\S]*?(?=\n## |$)/g, '$1\nYes, it does.\n'),
    );
    expect(faults().join()).toMatch(/condoms\/en\.md: \d+ words; write at least 250/);
  });

  it('wants pages of a need, not chapters', () => {
    append(`${'It does. '.repeat(500)}`);
    change(`${ARTICLE}/article.yaml`, (text) => text.replaceAll(' more: true,', ''));
    expect(faults().join()).toMatch(/condoms\/en\.md: 1\d{3} words unfolded; 900 at most/);
  });

  it('wants tabs that give nothing away, and no two alike', () => {
    change(`${ARTICLE}/en.md`, (text) => text.replace(/^tab: .*$/m, 'tab: Condoms'));
    change('library/contraception/start-here/fr.md', (text) =>
      text.replace(
        /^tab: .*$/m,
        /^tab: .*$/m.exec(readFileSync(join(folder, ARTICLE, 'fr.md'), 'utf8'))?.[0] ?? '',
      ),
    );
    expect(faults().join()).toMatch('condoms/en.md: the tab “Condoms” gives the subject away');
    expect(faults().join()).toMatch(/start-here\/fr\.md: condoms has the tab “.*” too: choose another/);
  });

  it('measures the description', () => {
    change(`${ARTICLE}/en.md`, (text) => text.replace(/description: .*/, `description: ${'a'.repeat(161)}`));
    expect(faults).toThrow('shorten it to 160 characters');
  });

  it('knows every number of the directory, and no other', () => {
    append('Call 1195 or 0712 345 678.');
    expect(faults()).toContain(
      'condoms/en.md: a number that the directory does not hold: Call 1195 or 0712 345 678.',
    );
  });

  it('counts the articles of a category', () => {
    const folder = 'library/safe-abortion';
    for (const slug of readdirSync(join('content', folder)).slice(4)) remove(join(folder, slug));
    remove('library/moved.txt');
    expect(faults()).toContain('SAFE_ABORTION: fewer than 5 articles');
  });

  it('keeps the ids of the page for the page', () => {
    for (const language of ['en', 'sw', 'fr']) {
      change(`${ARTICLE}/${language}.md`, (text) => text.replace('{#how-to}', '{#main}'));
      change(`${ARTICLE}/asks.${language}.txt`, (text) => text.replace('# how-to\n', '# main\n'));
    }
    change(`${ARTICLE}/article.yaml`, (text) => text.replace(' how-to:', ' main:'));
    change(`${ARTICLE}/leads.yaml`, (text) => text.replace(/^how-to:/m, 'main:'));
    expect(faults()).toContain('condoms/en.md: the page needs the id main for itself; choose another');
  });

  it('finds a clock that is gone', () => {
    change('situations/condom-broke/situation.yaml', (text) => text.replace(/^clock: .*$/m, 'clock: gone'));
    expect(faults()).toEqual(['assistant, condom-broke: there is no clock gone']);
  });

  it('wants every figure of a lead in its section', () => {
    change(`${ARTICLE}/leads.yaml`, (text) => text.replace(/^( *)en: "/m, '$1en: "Wait 77 hours. '));
    expect(faults().join()).toMatch(/condoms\/leads\.yaml: how-to, .*: its section does not say 77 \(en\)/);
  });

  it('wants the evidence of every sentence', () => {
    append('Condoms cure the flu.');
    expect(faults()).toEqual([
      expect.stringMatching(/^condoms\/evidence\.tsv: #[a-z-]+: no evidence for “Condoms cure the flu\.”$/),
    ]);
  });

  it.each([
    ['danger/suicide/rule.yaml', 'hard-thoughts#thoughts', 'hard-thoughts#gone', 'suicide'],
    ['situations/condom-broke/situation.yaml', 'if-it-breaks#broke', 'condoms#gone', 'condom-broke'],
    ['library/laws.yaml', 'first-times#age-of-consent', 'yes-and-no#gone', 'the law on consent'],
  ])('finds in %s what the library no longer holds', (file, name, gone, id) => {
    change(file, (text) => text.replace(name, gone));
    expect(faults()).toEqual([`assistant, ${id}: the library holds no ${gone}`]);
  });

  it('wants the law of every country, and no number in it that the directory does not hold', () => {
    remove('countries/ke/law.yaml');
    change('countries/ug/law.yaml', (text) => text.replace('en: "', 'en: "Call 0712 345 678. '));
    expect(faults()).toEqual([
      'KE: write law.yaml; a row that nobody could confirm is "unknown: true"',
      'UG, consent (en): a number that the directory does not hold',
    ]);
  });

  it('finds 112 in an article, and a place for help that it does not know', () => {
    append('Call 112 or {fire-help}.');
    expect(faults()).toEqual(
      expect.arrayContaining([
        'condoms/en.md: 112 is not the number for every help: write {medical-help} or the like',
        'condoms/en.md: knows no place {fire-help}',
      ]),
    );
  });

  it('takes a country whose emergency number is another one', () => {
    change('countries/ke/directory.yaml', (text) =>
      text.replace('"112"', '"911"').replace('tel:112', 'tel:911'),
    );
    expect(faults()).toEqual([]);
  });

  it('finds the name of a control that is not the screen’s', () => {
    change('danger/suicide/rule.yaml', (text) => `${text}\n# Le bouton Quitter ferme tout.\n`);
    expect(faults().join()).toContain('names the control Quitter; write one of {exit}');
  });
});
