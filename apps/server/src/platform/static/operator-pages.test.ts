import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { openOperatorPages } from './operator-pages.ts';

const PLAN = {
  id: 'b1',
  pages: [{ language: 'en', address: '/', file: 'index.html', path: '/', isArticle: false, isListed: true }],
  worker: { first: { en: ['/'] } },
};
const FILES = {
  'index.html': '<p></p>',
  '.open/plan.json': JSON.stringify(PLAN),
  '.open/index.html': '<p>{{email|nobody}}</p>',
  '.open/sw.js': 'use(BUILD)',
};

describe('the pages of an operator', () => {
  let root: string;
  let dataDir: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'salama-build-'));
    dataDir = mkdtempSync(join(tmpdir(), 'salama-data-'));
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  });
  afterEach(() => {
    for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
  });
  const open = (settings: Record<string, string>, folder = dataDir) =>
    openOperatorPages(root, readEnvironment({ DATA_DIR: folder, ...settings }));

  it('are those of the build where nothing is set, or nothing is built', async () => {
    expect(await open({})).toBeUndefined();
    rmSync(root, { recursive: true });
    expect(await open({ SUPPORT_EMAIL: 'a@b.example' })).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('say what is set, with a twin for each who takes one', async () => {
    const folder = (await open({ SUPPORT_EMAIL: 'a@b.example' })) ?? '';
    const page = readFileSync(join(folder, 'index.html'));
    expect(String(page)).toBe('<p>a@b.example</p>');
    expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br')))).toEqual(page);
    expect(gunzipSync(readFileSync(join(folder, 'index.html.gz')))).toEqual(page);
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toMatch(/^use\(\{"id":"b1-[\w-]{8}"/);
  });

  it('are filled once for the same settings, and those of the last two stay', async () => {
    const first = await open({ SUPPORT_EMAIL: 'a@b.example' });
    writeFileSync(join(first ?? '', 'index.html'), 'kept');
    expect(await open({ SUPPORT_EMAIL: 'a@b.example' })).toBe(first);
    expect(readFileSync(join(first ?? '', 'index.html'), 'utf8')).toBe('kept');
    const second = await open({ SUPPORT_EMAIL: 'c@d.example' });
    const third = await open({ SUPPORT_EMAIL: 'e@f.example' });
    expect(readdirSync(dataDir).map((name) => join(dataDir, name))).toEqual([second, third].toSorted());
  });

  it('end the start in one line when they cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const opened = open({ SUPPORT_EMAIL: 'a@b.example' }, file);
    await expect(opened).rejects.toThrow(StartFault);
    await expect(opened).rejects.toThrow(/^the pages cannot be written under DATA_DIR: [^\n]+$/);
  });
});
