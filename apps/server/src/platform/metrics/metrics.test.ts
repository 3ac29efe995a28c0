import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Assistant } from '../../features/chat/types.ts';
import { published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, newVisitor, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { DAY, HOUR } from '../clock.ts';
import { createMetrics } from './metrics.ts';
import { listenForMetrics } from './serve-metrics.ts';

const TOKEN = 'a-token-of-some-length';

describeDatabases('figures for the operator', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    const assistant: Assistant = {
      ...testAssistant,
      answer: (asked) => {
        const { details, ...said } = testAssistant.answer(asked);
        const kind = asked.question.includes('bleeding') ? 'emergency' : 'answer';
        return { ...said, details: { ...details, kind } };
      },
    };
    const environment = { METRICS_TOKEN: TOKEN, RATE_LIMITS: 'off' };
    test = await createTestApp(kind, { environment, assistant });
  });
  afterEach(() => test.close());

  const read = async () => {
    const { status, text } = await test.call('GET', '/metrics', { token: TOKEN });
    expect(status).toBe(200);
    return text;
  };
  const figure = async (name: string) => {
    const [, value] = new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (.+)$`, 'm').exec(await read()) ?? [];
    return value === undefined ? undefined : Number(value);
  };

  it('are there for whoever knows the token, and nowhere for anybody else', async () => {
    expect(await read()).toContain('process_resident_memory_bytes');
    for (const token of ['a-token-of-some-other', '']) {
      const { status, text } = await test.call('GET', '/metrics', { headers: { authorization: token } });
      expect([status, text.includes('salama_')]).toEqual([404, false]);
    }
    const without = await createTestApp(kind, { store: test.store });
    expect((await without.call('GET', '/metrics', { token: TOKEN })).status).toBe(503);
    await without.close();
  });

  it('count answers by area and class of status, and name nobody and nothing of what was asked', async () => {
    const { token } = await registerPerson(test, 'Zawadimarker');
    const id = await published(test);
    await test.call('GET', `/community/questions/${id}`, { token });
    await test.call('GET', '/community/questions?search=searchmarker');
    await test.call('GET', '/learn/pathmarker?q=querymarker');
    await askChat(test, 'questionmarker', { headers: await newVisitor(test) });
    const text = await read();
    expect(text).toContain('salama_answers_total{area="community",method="GET",status="2xx"} 2');
    expect(text).toContain('salama_answer_seconds_count{area="chat"} 1');
    for (const mark of ['marker', id, token, '127.0.0.1', 'questions'])
      expect(text.toLowerCase().includes(mark.toLowerCase())).toBe(false);
    const labels = [...text.matchAll(/^salama_\w+\{([^}]*)\}/gm)].flatMap(([, all = '']) => all.split(','));
    expect([...new Set(labels.map((label) => label.split('=')[0]))].sort()).toEqual([
      'area',
      'le',
      'method',
      'status',
    ]);
  });

  it('tell of the day before, and of nothing that fewer than five have met', async () => {
    const headers = await newVisitor(test);
    const endanger = () => askChat(test, 'I am bleeding', { headers });
    const admin = await registerAdmin(test);
    const nextDay = async () => {
      // What is counted in memory is written before the desk reads it.
      const { status } = await test.call('GET', '/admin/stats', { token: await signIn(test, admin) });
      expect(status).toBe(200);
      test.clock.advance(DAY);
    };
    for (let asked = 0; asked < 4; asked += 1) await endanger();
    expect(await figure('salama_day_dangers')).toBeUndefined();
    await nextDay();
    expect(await figure('salama_day_dangers')).toBeUndefined();
    for (let asked = 0; asked < 5; asked += 1) await endanger();
    expect(await figure('salama_day_dangers')).toBeUndefined();
    await nextDay();
    expect(await figure('salama_day_dangers')).toBe(5);
  });

  it('tell of the queue, the copies and the disk', async () => {
    expect(await figure('salama_open_cases')).toBe(0);
    expect(await figure('salama_oldest_case_seconds')).toBe(0);
    const id = await published(test);
    await test.call('POST', `/community/questions/${id}/reports`, {
      body: { reason: 'child-safety' },
      headers: await newVisitor(test),
    });
    test.clock.advance(3 * HOUR);
    expect(await figure('salama_open_severe_cases')).toBe(1);
    expect(await figure('salama_oldest_case_seconds')).toBe(3 * 3_600);
    expect(await figure('salama_writes_taken')).toBe(1);
    expect(await figure('salama_backup_age_seconds')).toBeUndefined();
  });
});

it('on a port of their own are asked for without the site', async () => {
  const metrics = createMetrics([{ name: 'salama_test', help: 'one', read: () => 7 }]);
  const settings = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1', METRICS_TOKEN: undefined };
  const server = await listenForMetrics(metrics, settings);
  if (!server) throw new Error('a server was expected');
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await at('/metrics')).text()).toContain('salama_test 7');
  expect((await at('/')).status).toBe(404);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await listenForMetrics(metrics, { ...settings, METRICS_PORT: undefined })).toBeUndefined();
});
