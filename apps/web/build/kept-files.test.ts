import { expect, it } from 'vitest';
import type { BuiltFile } from './built-file.ts';
import { ENTRIES } from './entries.ts';
import { keptFiles } from './kept-files.ts';
import type { BuiltPage } from './prerender.ts';

const RULES = ['en', 'sw', 'fr'].map((language) =>
  file(`danger-${language}`, [`\0virtual:salama-safety/danger-${language}`]),
);
const FILES: BuiltFile[] = [
  { ...file('app', [ENTRIES.app.source], ['chat', 'tracker', 'desk', 'device', 'keeping']), isEntry: true },
  file('chat', ['src/pages/chat.tsx'], ['check', 'stream', 'passages']),
  { ...file('passages', ['src/features/chat/kept-passages.ts']), imports: ['assets/words.js'] },
  file('words', ['src/content/search-words.ts']),
  file('stream', ['src/features/chat/read-stream.ts']),
  file('check', ['src/features/writing/danger-check.ts'], ['danger-en', 'danger-sw', 'danger-fr']),
  file('tracker', ['src/pages/period-tracker.tsx'], ['importer']),
  file('importer', ['src/features/tracker/importer.ts']),
  file('device', ['src/locales/en/device.ts']),
  file('keeping', ['src/locales/en/keeping.ts']),
  file('desk', ['src/features/admin/desk.tsx']),
  file('asked-en', ['src/content/en/asked.ts']),
  file('asked-sw', ['src/content/sw/asked.ts']),
  ...RULES,
  { name: 'assets/style.css', isEntry: false, sources: [], imports: [], fetches: [] },
];
const PAGES = [
  page('/', []),
  page('/chat', ['/assets/chat.js']),
  page('/apps/period-tracker', ['/assets/tracker.js', '/assets/device.js']),
  page('/admin', ['/assets/desk.js']),
];
const kept = keptFiles(FILES, PAGES, ['/assets/boot.js']);

function file(name: string, sources: string[], fetches: string[] = []): BuiltFile {
  return {
    ...{ name: `assets/${name}.js`, isEntry: false, sources, imports: [] },
    fetches: fetches.map((fetched) => `assets/${fetched}.js`),
  };
}

function page(path: string, scripts: string[]): BuiltPage {
  const begun = ['/assets/app.js', ...scripts];
  return { address: path, path, language: 'en', file: '', isArticle: false, isListed: true, scripts: begun };
}

it('keeps at first the way to ask, with the danger rules of its language', () => {
  const names = ['boot.js', 'app.js', 'chat.js', 'check.js', 'danger-en.js', 'device.js', 'style.css'];
  expect(kept.first.en.toSorted()).toEqual(
    ['/', '/chat', ...names.map((name) => `/assets/${name}`)].toSorted(),
  );
});

it('keeps nothing that one meets only while the server answers', () => {
  expect(JSON.stringify(kept)).not.toContain('stream');
});

it('keeps another page with what it may fetch once it was opened, the desk never', () => {
  expect(kept.pages['/apps/period-tracker']).toEqual([
    '/apps/period-tracker',
    '/assets/tracker.js',
    '/assets/importer.js',
    '/assets/keeping.js',
  ]);
  expect(Object.keys(kept.pages)).toEqual(['/apps/period-tracker', '/chat']);
  expect(JSON.stringify(kept)).not.toContain('desk');
});

it('keeps the danger rules of the other languages for who opened the chat', () => {
  expect(kept.pages['/chat']).toEqual(['/assets/danger-sw.js', '/assets/danger-fr.js']);
});

it('keeps the search of a language, and what leads a question to an article, on wish alone', () => {
  const passages = ['/assets/passages.js', '/assets/words.js'];
  expect(kept.more).toEqual({
    en: [...passages, '/assets/asked-en.js'],
    sw: [...passages, '/assets/asked-sw.js'],
    fr: passages,
  });
  expect(JSON.stringify([kept.first, kept.pages])).not.toMatch(/passages|search|words/);
});
