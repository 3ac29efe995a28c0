import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import type { Help } from '@salama/contract/help.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { offeredHelp } from '../features/directory/offered-help.ts';
import { createTestDatabase, describeDatabases } from '../testing/databases.ts';
import { askChat, newVisitor, SESSION_ID } from '../testing/people.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testAssistant } from '../testing/test-assistant.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { systemClock } from './clock.ts';
import { connectDatabase } from './database/connect.ts';
import { findHelpIn, helpBeyondLimits } from './help.ts';
import { createMemoryStore, type LimitStore } from './limits/limit-store.ts';
import { createRequestLimits } from './limits/request-limits.ts';

const content = new URL('../../../../content/countries', import.meta.url).pathname;
const directories = readDirectories(content);
const countries = readCountries(content).map(({ code }) => code);
const FOUND = { kind: 'emergency', text: 'Go to a hospital now.' };
const GENERAL = { kind: 'crisis', text: texts.en.generalHelp };
const [DANGER, HARMLESS] = ['I am bleeding', 'Hello there'];

type Headers = Record<string, string>;

/** The help of one message that the server refuses. */
async function helpOf(test: TestApp, question: string, headers: Headers): Promise<Help | undefined> {
  const answer = await askChat(test, question, { headers, country: 'KE' });
  expect(answer.body.success).toBe(false);
  return answer.body.help;
}

/** Somebody who has sent all that the chat answers in a minute. */
async function tiredVisitor(test: TestApp): Promise<Headers> {
  const headers = await newVisitor(test);
  for (let sent = 0; sent < 20; sent += 1) await askChat(test, HARMLESS, { headers });
  return headers;
}

async function sendTimes(test: TestApp, times: number, headers: Headers): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await helpOf(test, HARMLESS, headers);
}

describeDatabases('a message beyond the limits', (kind) => {
  let test: TestApp;
  afterEach(() => test.close());

  it('brings the help for its danger ten times a minute, then the lines for any', async () => {
    test = await createTestApp(kind, { directories });
    const headers = await tiredVisitor(test);
    expect(await helpOf(test, HARMLESS, headers)).toBeUndefined();
    for (let sent = 2; sent <= 10; sent += 1)
      expect(await helpOf(test, DANGER, headers)).toMatchObject(FOUND);
    for (const question of [DANGER, HARMLESS]) {
      const help = await helpOf(test, question, headers);
      expect(help).toMatchObject({ ...GENERAL, country: 'KE' });
      expect(help?.contacts.map((contact) => contact.kind)).toEqual(['emergency', 'mental', 'gbv', 'child']);
    }
    test.clock.advance(60_000);
    expect((await askChat(test, DANGER, { headers })).body.help).toMatchObject(FOUND);
  });

  it('says nothing of the message before', async () => {
    test = await createTestApp(kind, { directories });
    const headers = await tiredVisitor(test);
    for (let sent = 1; sent <= 10; sent += 1) await helpOf(test, DANGER, headers);
    const other = await tiredVisitor(test);
    await sendTimes(test, 10, other);
    expect(await helpOf(test, HARMLESS, headers)).toEqual(await helpOf(test, HARMLESS, other));
  });

  it('is read in its first thousand code points, none cut in two', async () => {
    const read: string[] = [];
    const danger = (text: string) => void read.push(text);
    test = await createTestApp(kind, { directories, assistant: { ...testAssistant, danger } });
    const headers = await tiredVisitor(test);
    await helpOf(test, `a${'😀'.repeat(5_000)}`, headers);
    expect(read).toEqual([`a${'😀'.repeat(999)}`]);
  });

  it('counts when it comes with a token that nobody knows', async () => {
    test = await createTestApp(kind, { directories });
    const ask = () =>
      test.call('POST', '/chat', { token: 'wrong', body: { question: DANGER, sessionId: SESSION_ID } });
    for (let sent = 1; sent <= 10; sent += 1) expect((await ask()).body.help).toMatchObject(FOUND);
    const answer = await ask();
    expect(answer.status).toBe(401);
    expect(answer.body.help).toMatchObject(GENERAL);
  });

  it('is read without end where the operator counts nobody', async () => {
    test = await createTestApp(kind, { directories, environment: { RATE_LIMITS: 'off' } });
    const body = { question: DANGER, sessionId: SESSION_ID };
    for (let sent = 1; sent <= 30; sent += 1) {
      const answer = await test.call('POST', '/chat', { token: 'wrong', body });
      expect(answer.body.help).toMatchObject(FOUND);
    }
  });

  it('shares its count with posts and stories', async () => {
    test = await createTestApp(kind, { directories });
    const headers = await newVisitor(test);
    const post = () =>
      test.call('POST', '/community/questions', { headers, token: 'wrong', body: { content: DANGER } });
    for (let sent = 1; sent <= 10; sent += 1) expect((await post()).body.help).toMatchObject(FOUND);
    const story = { story: DANGER, rating: 5 };
    const answer = await test.call('POST', '/testimonials', { headers, token: 'wrong', body: story });
    expect(answer.body.help).toMatchObject(GENERAL);
  });

  it('within the limits is read as far as four thousand code points', async () => {
    test = await createTestApp(kind, { directories });
    const long = (before: number) => `${'😀'.repeat(before)} bleeding`;
    const answer = await askChat(test, long(3_900));
    expect(answer.status).toBe(422);
    expect(answer.body.help).toMatchObject(FOUND);
    expect((await askChat(test, long(4_000))).body.help).toBeUndefined();
  });

  it('leaves the same behind with danger in it as without', async () => {
    const store = await createTestDatabase(kind);
    const read = async () => store.database.db.selectFrom('request_limits').selectAll().execute();
    const rows = async () => (await read()).map(({ key, count }) => `${key} ${count}`).sort();
    const left = async (question: string) => {
      test = await createTestApp(kind, { store, directories });
      const headers = { 'x-session-id': signed };
      for (let sent = 0; sent < 35; sent += 1) await askChat(test, question, { headers });
      await test.app.close();
      const found = await rows();
      await store.database.db.deleteFrom('request_limits').execute();
      return found;
    };
    test = await createTestApp(kind, { store, directories });
    const signed = (await newVisitor(test))['x-session-id'] ?? '';
    await test.app.close();
    await store.database.db.deleteFrom('request_limits').execute();
    const [harmless, dangerous] = [await left(HARMLESS), await left(DANGER)];
    expect(dangerous).toEqual(harmless);
    expect(harmless.length > 0).toBe(kind === 'PostgreSQL');
    await store.remove();
  });
});

it('leaves the same counters in the memory of one process, with danger in it or without', async () => {
  const keys: string[] = [];
  const memory = createMemoryStore(createTestClock());
  const add: LimitStore['add'] = (counters) => {
    keys.push(...counters.map(({ key }) => key));
    return memory.add(counters);
  };
  const limits = createRequestLimits({ store: { ...memory, add }, key: Buffer.from('key'), enabled: true });
  const ask = async (question: string) => {
    const visitor = { id: 'session a', countedAs: 'session a', network: 'one', wider: [] };
    const request = { body: { question }, headers: {} } as FastifyRequest;
    const visitors = { identify: async () => visitor, newSession: () => ({ sessionId: '', signature: '' }) };
    const findHelp = findHelpIn('question', testAssistant);
    await helpBeyondLimits(request, findHelp, visitor, { limits, visitors, generalHelp: () => undefined });
    return keys.splice(0);
  };
  const harmless = await ask(HARMLESS);
  expect(harmless).toHaveLength(2);
  expect(await ask(DANGER)).toEqual(harmless);
});

describe.runIf(inject('postgresUrl'))('two processes on one database', () => {
  it('hold one budget together', async () => {
    const store = await createTestDatabase('PostgreSQL');
    const one = await createTestApp('PostgreSQL', { store, directories });
    const other = await createTestApp('PostgreSQL', { store, directories });
    const headers = await tiredVisitor(one);
    for (let sent = 1; sent <= 5; sent += 1) {
      expect(await helpOf(one, DANGER, headers)).toMatchObject(FOUND);
      expect(await helpOf(other, DANGER, headers)).toMatchObject(FOUND);
    }
    for (const process of [one, other]) expect(await helpOf(process, DANGER, headers)).toMatchObject(GENERAL);
    await one.app.close();
    await other.app.close();
    await store.remove();
  });
});

describe.runIf(inject('postgresUrl'))('a message beyond the limits while PostgreSQL is away', () => {
  it('brings the help for its danger as often as ever, then the lines for any', async () => {
    const store = await createTestDatabase('PostgreSQL');
    const url = new URL(store.url ?? '');
    const proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const database = await connectDatabase({ DATABASE_URL: url.href, DATA_DIR: store.dataDir }, systemClock);
    const test = await createTestApp('PostgreSQL', { store: { ...store, database }, directories });
    const headers = await newVisitor(test);
    proxy.mode('cut');
    for (let sent = 0; sent < 20; sent += 1) await askChat(test, HARMLESS, { headers });
    for (let sent = 1; sent <= 10; sent += 1)
      expect(await helpOf(test, DANGER, headers)).toMatchObject(FOUND);
    expect(await helpOf(test, DANGER, headers)).toMatchObject(GENERAL);
    proxy.mode('pass');
    await test.app.close();
    await database.close();
    await store.remove();
    await proxy.close();
  });
});

describe('the lines for any danger', () => {
  it('are of the country and in the language of whoever asks, and hold one of each kind', () => {
    for (const language of LANGUAGES) {
      for (const country of [undefined, ...countries]) {
        const help = offeredHelp('generalHelp', directories, language, country);
        expect(help?.text).toBe(texts[language].generalHelp);
        const own = directories.find((one) => one.country === (country ?? 'world'))?.contacts ?? [];
        for (const kind of ['ambulance', 'emergency', 'mental', 'gbv', 'child']) {
          const line = own.find((contact) => contact.kind === kind);
          if (line) expect(help?.contacts.map(({ href }) => href)).toContain(line.href);
        }
        expect(help?.contacts.length).toBeGreaterThan(0);
      }
    }
  });
});
