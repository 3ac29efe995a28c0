import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from './read-page.ts';

describe('readPages', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-pages-'));
    mkdirSync(join(folder, 'about'));
    for (const language of ['en', 'sw', 'fr']) write(language, page());
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (language: string, text: string) =>
    writeFileSync(join(folder, 'about', `${language}.md`), text);
  const page = ({ updated = '2026-11-20', body = '## Why\n\nBecause.\n\n{{buttons}}\n' } = {}) =>
    `---\ntitle: About\nlead: Who we are.\nupdated: ${updated}\n---\n${body}`;

  it('reads every page in three languages', () => {
    const pages = readPages(folder);
    expect(pages.map(({ name, language }) => `${name} ${language}`)).toEqual([
      'about en',
      'about sw',
      'about fr',
    ]);
    expect(pages[0]).toMatchObject({ title: 'About', lead: 'Who we are.', updated: '2026-11-20' });
    expect(pages[0]?.body).toBe('## Why\n\nBecause.\n\n{{buttons}}');
  });

  it.each([
    ['no front matter', 'Just words', /front matter/],
    ['an empty body', page({ body: '\n' }), /write the text/],
    ['no date', page({ updated: 'today' }), /fr\.md:4.*date/],
    ['a section less', page({ body: 'Because.\n\n{{buttons}}' }), /other sections/],
    ['a part less', page({ body: '## Why\n\nBecause.' }), /other sections/],
    ['another date', page({ updated: '2026-11-19' }), /other sections/],
  ])('refuses a translation with %s', (_, text, reason) => {
    write('fr', text);
    expect(() => readPages(folder)).toThrow(reason);
  });

  it('refuses a page without one of the languages', () => {
    rmSync(join(folder, 'about/sw.md'));
    expect(() => readPages(folder)).toThrow(/sw\.md/);
  });
});
