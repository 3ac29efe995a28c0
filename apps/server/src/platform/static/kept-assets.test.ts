import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFolder } from '../../testing/memory-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DAY } from '../clock.ts';
import { keepAssets } from './kept-assets.ts';

describe('whoever has a page of the build before', () => {
  let folder: string;
  let test: TestApp;
  const root = (id: string) => join(folder, 'releases', id);
  const DATA = () => ({ DATA_DIR: join(folder, 'data') });
  const build = (id: string) => {
    mkdirSync(join(root(id), 'assets'), { recursive: true });
    writeFileSync(join(root(id), 'build-id'), id);
    writeFileSync(join(root(id), 'index.html'), `<h1>${id}</h1>`);
    for (const name of [`app-${id}.js`, `articles-en-${id}.json`, 'shared-1.js']) {
      writeFileSync(join(root(id), 'assets', name), `/* ${name} */`);
      writeFileSync(join(root(id), 'assets', `${name}.br`), brotliCompressSync(`/* ${name} */`));
    }
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(memoryFolder(), 'salama-assets-'));
    for (const id of ['one', 'two']) build(id);
    test = await createTestApp('SQLite', { webRoot: root('two'), environment: DATA() });
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string) => test.call('GET', path, { headers: { 'accept-encoding': 'br' } });

  it('gets its assets from that build, compressed and for good, while both are on the disk', async () => {
    expect(await get('/assets/app-one.js')).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
      },
    });
    expect((await get('/')).text).not.toContain('one');
  });

  it('gets them from the data folder where that build is gone, as in another image', async () => {
    await keepAssets(root('one'), DATA());
    rmSync(root('one'), { recursive: true });
    expect((await get('/assets/app-one.js')).status).toBe(200);
    rmSync(join(folder, 'data/assets/one'), { recursive: true });
    expect((await get('/assets/app-one.js')).status).toBe(404);
  });

  it('gets no page, no list and nothing else of it', async () => {
    writeFileSync(join(root('one'), 'assets', 'secret.key'), 'secret');
    writeFileSync(join(root('one'), 'assets', '.env'), 'secret');
    for (const path of ['/assets/secret.key', '/assets/.env', '/assets/..%2fbuild-id', '/build-id.js'])
      expect((await get(path)).status).toBe(404);
  });

  it('finds the assets of three builds at least, and of all of the last 14 days', async () => {
    const kept = () => readdirSync(join(folder, 'data/assets')).sort();
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      build(id);
      await keepAssets(root(id), DATA());
    }
    expect(kept()).toEqual(['five', 'four', 'one', 'three', 'two']);
    const before = new Date(Date.now() - 15 * DAY);
    for (const id of ['one', 'two', 'three', 'four'])
      utimesSync(join(folder, 'data/assets', id), before, before);
    await keepAssets(root('five'), DATA());
    expect(kept()).toHaveLength(3);
    expect(kept()).toContain('five');
    expect(existsSync(join(folder, 'data/assets/five/assets/articles-en-five.json'))).toBe(false);
  });
});
