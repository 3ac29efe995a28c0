import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FILES: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'sw/index.html': '<h1>Nyumbani</h1>',
  'community/index.html': '<h1>Community</h1>',
  'community/_/index.html': '<h1>Discussion</h1>',
  'sw/chat/index.html': '<h1>Mazungumzo</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'sw/404.html': '<h1>Ukurasa haupo</h1>',
  'assets/app-1a2b.js': 'export const a = 1;',
  'assets/audio-1a2b.mp3': 'ID3 a voice',
  'assets/dots-1a2b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'assets/app-1a2b.js.map': '{"sources":[]}',
  'sw.js': 'self.x = 1;',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
};

describe('static pages', () => {
  let root: string;
  let test: TestApp;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'salama-site-'));
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
      writeFileSync(join(root, `${path}.br`), brotliCompressSync(content));
    }
    writeFileSync(join(root, 'index.html.gz'), gzipSync('<h1>Home</h1>'));
    writeFileSync(join(dirname(root), 'salama-outside.txt'), 'outside');
    test = await createTestApp('SQLite', { webRoot: root });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
    rmSync(join(dirname(root), 'salama-outside.txt'));
  });
  const get = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });

  it.each([
    ['/', 'Home'],
    ['/sw', 'Nyumbani'],
    ['/sw/chat', 'Mazungumzo'],
    ['/community', 'Community'],
    ['/about', 'About'],
    ['/?utm=1', 'Home'],
  ])('serves %s', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(`<h1>${text}</h1>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
  });

  it('sends the compressed twin to whoever takes it, with a tag of its own', async () => {
    const response = await test.app.inject({
      url: '/sw/chat',
      headers: { 'accept-encoding': 'gzip, br;q=0.9' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<h1>Mazungumzo</h1>');
    const plain = await get('/sw/chat', { 'accept-encoding': 'br;q=0, identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['etag']).not.toBe(response.headers.etag);
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect(
      (await get('/sw/chat', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('sends a recording whole, and the part that a player asks for', async () => {
    const whole = await get('/assets/audio-1a2b.mp3');
    expect(whole.text).toBe('ID3 a voice');
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    const part = await get('/assets/audio-1a2b.mp3', { range: 'bytes=4-4' });
    expect([part.status, part.text]).toEqual([206, 'a']);
    expect(part.headers['content-range']).toBe('bytes 4-4/11');
    const none = await get('/assets/audio-1a2b.mp3', { range: 'bytes=11-' });
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */11']);
  });

  it('answers 304 to whoever has the same bytes', async () => {
    const tag = String((await get('/')).headers['etag']);
    const again = await get('/', { 'if-none-match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(tag);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('lets hashed assets be kept for a year, and nothing else', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/assets/app-1a2b.js', 200, false],
    ['/assets/dots-1a2b.svg', 200, false],
    ['/manifest.webmanifest', 200, false],
    ['/assets/app-0000.js', 404, true],
    ['/sw.js', 200, true],
    ['/about', 200, true],
  ])('tells %s (%i) only what it obeys itself', async (path, status, isDocument) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(name in answer.headers, name).toBe(isDocument);
  });

  it('goes on with one connection, and says nothing of that with the parts of a page', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () => httpGet(`${origin}/assets/app-1a2b.js`, { agent });
    const [first]: IncomingMessage[] = await once(ask(), 'response');
    await first?.toArray();
    const again = ask();
    const [second]: IncomingMessage[] = await once(again, 'response');
    expect(second?.headers).not.toHaveProperty('connection');
    expect(again.reusedSocket).toBe(true);
    agent.destroy();
  });

  it('sends capitals and closing slashes to the one address, with their query', async () => {
    const capitals = await get('/Community?tag=hiv');
    expect(capitals.status).toBe(308);
    expect(capitals.headers['location']).toBe('/community?tag=hiv');
    expect((await get('/SW/Chat/')).headers['location']).toBe('/sw/chat');
    expect((await get('/about/')).headers['location']).toBe('/about');
    expect((await get('//evil.example/')).headers['location']).toBeUndefined();
    expect((await get('/%5Cevil.example/')).headers['location']).toBeUndefined();
  });

  it.each(['/community/7f9c24e8', '/community/7f9c24e8/', '/Community/7f9c24e8'])(
    'serves %s by the page that stands for any address of its folder',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.text]).toEqual([200, '<h1>Discussion</h1>']);
    },
  );

  it.each(['/community/7f9c24e8/more', '/community/a.js', '/_', '/about/7f9c24e8'])(
    'has no such page for %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('answers an unknown address with the page of its language and 404', async () => {
    const english = await get('/nothing/here');
    expect([english.status, english.text]).toEqual([404, '<h1>Page Not Found</h1>']);
    const swahili = await get('/sw/hakuna');
    expect([swahili.status, swahili.text]).toEqual([404, '<h1>Ukurasa haupo</h1>']);
    expect((await get('/fr/rien')).text).toBe('<h1>Page Not Found</h1>');
  });

  it.each([
    '/assets/app-9z9z.js',
    '/assets/app-1a2b.js.map',
    '/.env',
    '/.git/config',
    '/.env.br',
    '/../salama-outside.txt',
    '/%2e%2e/salama-outside.txt',
    '/..%2fsalama-outside.txt',
    '/assets/..%5c..%5csalama-outside.txt',
    '/assets/%00.js',
    '/favicon.ico',
  ])('has no file %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('keeps search engines off the pages where people write or see themselves', async () => {
    for (const path of ['/community', '/sw/community', '/profile', '/Community/abc']) {
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
    }
    expect((await get('/about')).headers['x-robots-tag']).toBeUndefined();
  });

  it('says so in plain words when nothing has been built', async () => {
    const bare = await createTestApp();
    const answer = await bare.call('GET', '/');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect((await bare.call('GET', '/health')).status).toBe(200);
    await bare.close();
  });
});
