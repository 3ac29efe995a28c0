import { beforeEach, expect, it } from 'vitest';
import { answer, ask, nextText, published } from '../testing/board.ts';
import { describeDatabases } from '../testing/databases.ts';
import { askChat, newVisitor, registerAdmin, registerPerson, signIn } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { SECOND } from './clock.ts';

/** Written here a second time, so that a slip in a contract shows. What stands nowhere fails the test. */
const SEALS_OR_SIGNS = [
  'POST /auth/anonymous-session',
  'POST /auth/second-factor',
  'POST /auth/second-factor/enable',
  'POST /auth/second-factor/pass',
  'POST /chat/feedback',
  'POST /community/questions',
  'POST /community/questions/{id}/answers',
  'POST /community/questions/{id}/vote',
  'POST /community/questions/{id}/reports',
  'POST /community/questions/{id}/answers/{answerId}/vote',
  'POST /community/questions/{id}/answers/{answerId}/reports',
  'POST /testimonials',
  'POST /testimonials/{id}/reports',
  'POST /suggestions',
  'PATCH /admin/reports/{id}',
  'POST /admin/reports/{id}/undo',
  'PATCH /admin/testimonials/{id}',
  'POST /admin/corrections/{id}/publish',
];
const GOES_ON = [
  'GET /health',
  'GET /directory',
  'GET /directory/corrections',
  'GET /impact',
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/recover',
  'POST /auth/logout',
  'GET /auth/me',
  'PATCH /auth/me',
  'DELETE /auth/me',
  'GET /auth/me/export',
  'POST /auth/password',
  'POST /auth/recovery-code',
  'POST /auth/confirm',
  'GET /auth/sessions',
  'DELETE /auth/sessions',
  'GET /auth/second-factor',
  'DELETE /auth/second-factor',
  'POST /chat',
  'GET /chat',
  'DELETE /chat',
  'GET /community/questions',
  'GET /community/questions/{id}',
  'POST /community/questions/similar',
  'POST /community/receipts',
  'DELETE /community/questions/{id}',
  'DELETE /community/questions/{id}/answers/{answerId}',
  'GET /learning-materials',
  'GET /learning-materials/changes',
  'GET /learning-materials/{id}',
  'POST /learning-materials',
  'PATCH /learning-materials/{id}',
  'DELETE /learning-materials/{id}',
  'GET /testimonials',
  'POST /testimonials/receipts',
  'DELETE /testimonials',
  'DELETE /testimonials/{id}',
  'GET /admin/stats',
  'GET /admin/activity',
  'GET /admin/questions',
  'GET /admin/unanswered',
  'GET /admin/feedback',
  'GET /admin/users',
  'PATCH /admin/users/{id}/role',
  'PATCH /admin/users/{id}/moderator',
  'GET /admin/audit',
  'GET /admin/corrections',
  'GET /admin/corrections/lines',
  'GET /admin/corrections/export',
  'POST /admin/corrections',
  'PATCH /admin/corrections/{id}',
  'DELETE /admin/corrections/{id}',
  'POST /admin/corrections/{id}/undo',
  'GET /admin/suggestions',
  'PATCH /admin/suggestions/{id}',
  'GET /admin/learning-materials',
  'GET /admin/reports',
  'GET /admin/testimonials',
];

describeDatabases('a process whose key is not that of the database', (kind) => {
  let first: TestApp;
  let other: TestApp;
  beforeEach(async () => {
    const limits = { RATE_LIMITS: 'off' };
    first = await createTestApp(kind, { environment: limits });
    const environment = { ...limits, SECRET_KEY: 'k'.repeat(32) };
    other = await createTestApp(kind, { environment, store: first.store });
    return async () => {
      await other.close();
      await first.close();
    };
  });

  it('counts one visitor who votes through both processes once', async () => {
    const id = await published(first);
    const headers = await newVisitor(first);
    const vote = (test: TestApp) => test.call('POST', `/community/questions/${id}/vote`, { headers });
    expect((await vote(first)).body.data.question.votes).toBe(1);
    const refused = await vote(other);
    expect([refused.status, refused.body.error, refused.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ]);
    const { body } = await other.call('GET', `/community/questions/${id}`, { headers });
    expect(body.data.question.votes).toBe(1);
  });

  it('is read, shows the directory and answers the chat', async () => {
    const content = nextText();
    await published(first, content);
    const list = await other.call('GET', '/community/questions');
    expect([list.status, list.body.data.questions[0].content]).toEqual([200, content]);
    expect((await other.call('GET', '/api/v1/directory')).status).toBe(200);
    const chat = await askChat(other, 'Hello there', { headers: await newVisitor(first) });
    expect(chat.status).toBe(200);
  });

  it('lets an account sign in, ask, and read what it asked elsewhere', async () => {
    const person = await registerPerson(first);
    await askChat(first, 'Hello there', { token: person.token });
    const token = await signIn(other, person);
    for (const { clock } of [first, other]) clock.advance(SECOND);
    expect((await askChat(other, 'Hello again', { token })).status).toBe(200);
    const asked = (test: TestApp) => test.call('GET', '/chat', { token });
    expect((await asked(other)).body).toEqual((await asked(first)).body);
    expect(JSON.stringify((await asked(first)).body)).toMatch(/Hello there.*Hello again/);
  });

  it('takes no post, and still gives help to whoever tells of danger in one', async () => {
    const id = await published(first);
    const danger = 'I am bleeding heavily and I feel faint';
    const refused = [
      await ask(other, danger, { more: { country: 'KE' } }),
      await answer(other, id, danger),
      await other.call('POST', '/testimonials', { body: { story: danger } }),
      await other.call('POST', '/suggestions', { body: { suggestion: danger } }),
    ];
    for (const { status, body } of refused) expect([status, body.help?.kind]).toEqual([503, 'emergency']);
    const { rows } = await storedOf(first);
    expect(rows).toBe(1);
  });

  it('refuses exactly what seals or signs', async () => {
    const { token } = await registerAdmin(first);
    const { paths } = (await other.call('GET', '/api/v1/openapi.json')).body;
    const calls = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
    expect(calls.toSorted()).toEqual([...SEALS_OR_SIGNS, ...GOES_ON].toSorted());
    for (const call of SEALS_OR_SIGNS) {
      const [method, path = ''] = call.split(' ') as ['POST' | 'PATCH', string];
      const { status, body } = await other.call(method, `/api/v1${path.replace(/\{\w+\}/g, NOBODYS)}`, {
        token,
        body: {},
      });
      expect([call, status, body.error]).toEqual([call, 503, 'UNAVAILABLE']);
    }
    for (const call of GOES_ON) {
      const [method, path = ''] = call.split(' ') as ['GET', string];
      const answered = await other.call(method, `/api/v1${path.replace(/\{\w+\}/g, NOBODYS)}`);
      expect([call, answered.status]).not.toEqual([call, 503]);
    }
  });

  it('is not ready, and says so in health and in the log', async () => {
    const health = async (test: TestApp) => (await test.call('GET', '/health')).body.data;
    expect(await health(first)).toMatchObject({ status: 'ok', serverKey: 'fits', ready: true });
    expect(await health(other)).toMatchObject({ status: 'degraded', serverKey: 'another', ready: false });
    await other.call('POST', '/auth/anonymous-session');
    expect(other.logLines.join('')).toMatch(/"name":"AnotherServerKey".*"msg":"unavailable"/);
  });
});

const NOBODYS = '00000000-0000-4000-8000-000000000000';

async function storedOf({ store }: TestApp): Promise<{ rows: number }> {
  const { db } = store.database;
  const tables = ['community_questions', 'community_answers', 'testimonials', 'suggestions'] as const;
  let rows = 0;
  for (const table of tables) rows += (await db.selectFrom(table).selectAll().execute()).length;
  return { rows };
}
