import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Feature } from '@salama/contract/platform/features.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readEnvironment } from './environment.ts';

const CALLS: [Feature, 'GET' | 'POST', string][] = [
  ['board', 'GET', '/community/questions'],
  ['board', 'POST', '/community/questions'],
  ['stories', 'GET', '/testimonials'],
  ['stories', 'POST', '/testimonials'],
  ['stories', 'GET', '/admin/testimonials'],
  ['suggestions', 'POST', '/suggestions'],
  ['suggestions', 'GET', '/admin/suggestions'],
];
const PAGES = {
  'index.html': 'Home',
  'sw/404.html': 'Haipo',
  'sw/community/index.html': 'Jamii',
  'sw/community/_/index.html': 'Swali',
  'apps/period-tracker/index.html': 'Days',
  '404.html': 'Not here',
};

describe('a feature that is off', () => {
  const running: TestApp[] = [];
  afterEach(async () => {
    for (const test of running.splice(0)) await test.close();
  });
  async function start(off: string, webRoot?: string): Promise<TestApp> {
    const environment = { FEATURES_OFF: off, SUPPORT_EMAIL: 'a@b.example' };
    const test = await createTestApp('SQLite', { environment, ...(webRoot && { webRoot }) });
    running.push(test);
    return test;
  }

  it('has no call, in the one shape of a refusal, while every other has all of its own', async () => {
    for (const off of ['board', 'stories', 'suggestions']) {
      const { app } = await start(off);
      for (const [feature, method, path] of CALLS) {
        const payload = method === 'POST' ? { payload: {} } : {};
        const answer = await app.inject({ method, url: API_BASE + path, ...payload });
        expect([off, path, answer.statusCode === 404]).toEqual([off, path, feature === off]);
        if (feature === off) expect(answer.json()).toMatchObject({ success: false, error: 'NOT_FOUND' });
      }
      expect((await app.inject(`${API_BASE}/health`)).statusCode).toBe(200);
    }
  });

  it('has no page, however its address is written; the one that leads on comes in its language', async () => {
    const root = mkdtempSync(join(tmpdir(), 'salama-site-'));
    for (const [path, content] of Object.entries(PAGES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const on = await start('', root);
    expect(await on.call('GET', '/sw/community')).toMatchObject({ status: 200, text: 'Jamii' });
    const { call } = await start('board,tracker', root);
    for (const path of ['/sw/community', '/sw/Community/', '/sw/community/3f'])
      expect(await call('GET', path)).toMatchObject({ status: 404, text: 'Haipo' });
    expect(await call('GET', '/apps/period-tracker')).toMatchObject({ status: 404, text: 'Not here' });
    expect((await call('GET', '/')).status).toBe(200);
    rmSync(root, { recursive: true });
  });

  it('cannot be the last way to write to the operator', () => {
    const off = { FEATURES_OFF: 'suggestions' };
    expect(() => readEnvironment(off)).toThrow('FEATURES_OFF may list suggestions only with SUPPORT_EMAIL');
    expect(readEnvironment({ ...off, SUPPORT_EMAIL: 'a@b.example' }).FEATURES_OFF).toEqual(['suggestions']);
  });
});
