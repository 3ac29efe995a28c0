import { readDirectories } from '@salama/content/read-directory.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_ID } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { urgencyOf } from './load-watch.ts';

const content = new URL('../../../../content/countries', import.meta.url).pathname;
const directories = readDirectories(content);

describe('a server that comes late', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('SQLite', { environment: { RATE_LIMITS: 'off' }, directories });
  });
  afterEach(() => test.close());

  const comeLate = (...samples: number[]) => samples.forEach(test.load.note);
  const statusOf = async (path: string) => (await test.call('GET', path)).status;
  const ask = (headers = {}) =>
    test.call('POST', '/chat', { body: { question: 'What is a cycle?', sessionId: SESSION_ID }, headers });
  const READING = ['/api/v1/directory', '/learning-materials', '/health', '/readyz', '/livez'];
  const BOARD = ['/community/questions', '/testimonials', '/impact'];
  const statuses = (paths: string[]) => Promise.all(paths.map(statusOf));

  it('refuses first what can wait, with the time to wait, in the caller’s language', async () => {
    comeLate(300, 300);
    expect(await statuses(BOARD)).toEqual([503, 503, 503]);
    const { headers, body } = await test.call('GET', '/community/questions', {
      headers: { 'accept-language': 'fr' },
    });
    expect([headers['retry-after'], body]).toEqual([
      '5',
      expect.objectContaining({
        success: false,
        error: 'UNAVAILABLE',
        message: expect.stringMatching(/^Salama ne /),
      }),
    ]);
    expect(await statuses(READING)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask()).status).toBe(200);
  });

  it('refuses the chat later, and gives lines to call with it; directory and reading stay', async () => {
    comeLate(5_000, 5_000);
    const lines = { kind: 'crisis', text: texts.en.generalHelp };
    expect(await ask()).toMatchObject({
      ...{ status: 503, headers: { 'retry-after': '5' } },
      body: { error: 'UNAVAILABLE', help: lines },
    });
    expect(await statuses(READING)).toEqual([200, 200, 200, 200, 200]);
    expect(test.load.refused()).toBe(1);
  });

  it('lets one hiccup pass, and serves all again as soon as it is in time', async () => {
    comeLate(0, 900);
    expect(await statuses(BOARD)).toEqual([200, 200, 200]);
    comeLate(900);
    expect(await statuses(BOARD)).toEqual([503, 503, 503]);
    comeLate(10);
    expect(await statuses(BOARD)).toEqual([200, 200, 200]);
    const log = test.logLines.join('');
    expect(log).toMatch(/what can wait is refused[\s\S]*all calls are served again/);
  });

  it('hears of a post that endangers somebody longer than it reads the board', () => {
    expect(urgencyOf('community', '/community/questions/{id}/reports')).toBe('now');
    expect(urgencyOf('community', '/community/questions')).toBe('later');
    expect(() => urgencyOf('nobody', '/')).toThrow('nobody has said');
  });
});
