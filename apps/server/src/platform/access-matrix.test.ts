import { LANGUAGES, localPath } from '@salama/contract/language.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '../testing/board.ts';
import { describeDatabases } from '../testing/databases.ts';
import { newVisitor, registerAdmin, registerPerson, signIn } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Who may call, written here a second time so that a slip in a contract shows. */
type Access = 'public' | 'visitor' | 'account' | 'moderator' | 'admin';

/** Every route of the running server: a new one fails the test until it stands here. */
const TABLE: Record<string, Access> = {
  'GET /health': 'public',
  'POST /auth/register': 'public',
  'POST /auth/login': 'public',
  'POST /auth/recover': 'public',
  'POST /auth/anonymous-session': 'public',
  'GET /directory': 'public',
  'GET /directory/corrections': 'public',
  'GET /impact': 'public',
  'GET /learning-materials/changes': 'public',
  'POST /chat': 'visitor',
  'POST /chat/feedback': 'visitor',
  'GET /community/questions': 'visitor',
  'POST /community/questions': 'visitor',
  'POST /community/questions/similar': 'visitor',
  'GET /community/questions/:id': 'visitor',
  'DELETE /community/questions/:id': 'visitor',
  'POST /community/questions/:id/answers': 'visitor',
  'DELETE /community/questions/:id/answers/:answerId': 'visitor',
  'POST /community/questions/:id/vote': 'visitor',
  'POST /community/questions/:id/reports': 'visitor',
  'POST /community/questions/:id/answers/:answerId/vote': 'visitor',
  'POST /community/questions/:id/answers/:answerId/reports': 'visitor',
  'POST /community/receipts': 'visitor',
  'GET /learning-materials': 'visitor',
  'GET /learning-materials/:id': 'visitor',
  'GET /testimonials': 'visitor',
  'POST /testimonials': 'visitor',
  'POST /testimonials/receipts': 'visitor',
  'DELETE /testimonials': 'visitor',
  'DELETE /testimonials/:id': 'visitor',
  'POST /testimonials/:id/reports': 'visitor',
  'POST /suggestions': 'visitor',
  'GET /auth/me': 'account',
  'PATCH /auth/me': 'account',
  'DELETE /auth/me': 'account',
  'GET /auth/me/export': 'account',
  'POST /auth/logout': 'account',
  'POST /auth/password': 'account',
  'POST /auth/recovery-code': 'account',
  'POST /auth/confirm': 'account',
  'GET /auth/sessions': 'account',
  'DELETE /auth/sessions': 'account',
  'GET /auth/second-factor': 'account',
  'POST /auth/second-factor/enable': 'account',
  'POST /auth/second-factor/pass': 'account',
  'GET /chat': 'account',
  'DELETE /chat': 'account',
  // Their access is that of any account, and then they turn away whoever has no place at the desk.
  'POST /auth/second-factor': 'moderator',
  'DELETE /auth/second-factor': 'moderator',
  'GET /admin/reports': 'moderator',
  'PATCH /admin/reports/:id': 'moderator',
  'POST /admin/reports/:id/undo': 'moderator',
  'GET /admin/testimonials': 'moderator',
  'PATCH /admin/testimonials/:id': 'moderator',
  'GET /admin/stats': 'admin',
  'GET /admin/activity': 'admin',
  'GET /admin/questions': 'admin',
  'GET /admin/unanswered': 'admin',
  'GET /admin/feedback': 'admin',
  'GET /admin/users': 'admin',
  'PATCH /admin/users/:id/role': 'admin',
  'PATCH /admin/users/:id/moderator': 'admin',
  'GET /admin/audit': 'admin',
  'GET /admin/corrections': 'admin',
  'GET /admin/corrections/lines': 'admin',
  'GET /admin/corrections/export': 'admin',
  'POST /admin/corrections': 'admin',
  'PATCH /admin/corrections/:id': 'admin',
  'DELETE /admin/corrections/:id': 'admin',
  'POST /admin/corrections/:id/publish': 'admin',
  'POST /admin/corrections/:id/undo': 'admin',
  'GET /admin/suggestions': 'admin',
  'PATCH /admin/suggestions/:id': 'admin',
  'GET /admin/learning-materials': 'admin',
  'POST /learning-materials': 'admin',
  'PATCH /learning-materials/:id': 'admin',
  'DELETE /learning-materials/:id': 'admin',
};
/** Not of the API proper: its description, and the pages. */
const OTHERS = [
  'GET /api/v1/openapi.json',
  'GET /api/docs',
  'GET /api/docs/style.css',
  'GET /livez',
  'GET /readyz',
  'GET *',
  ...LANGUAGES.map((language) => `POST ${localPath(language, '/chat')}`),
];
const ENDS_SESSION = new Set(['POST /auth/logout', 'DELETE /auth/sessions']);

const CALLERS = [
  'nobody',
  'visitor',
  'user',
  'other',
  'moderator',
  'admin',
  'demoted',
  'revoked',
  'malformed',
] as const;
type Caller = (typeof CALLERS)[number];

/** What stops this caller, or that nothing does. */
function expected(access: Access, caller: Caller): 401 | 403 | 'in' {
  if (access === 'public') return 'in';
  if (caller === 'revoked' || caller === 'malformed') return 401;
  if (access === 'visitor') return 'in';
  if (caller === 'nobody' || caller === 'visitor') return 401;
  if (access === 'account' || caller === 'admin') return 'in';
  if (access === 'moderator' && caller === 'moderator') return 'in';
  return 403;
}

describeDatabases('every route', (kind) => {
  let test: TestApp;
  let cast: Record<Caller, { token?: string; headers?: Record<string, string> }>;
  let questionId: string;

  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    const [user, other, moderator, revoked] = [
      await registerPerson(test),
      await registerPerson(test),
      await registerPerson(test),
      await registerPerson(test),
    ];
    const [admin, demoted] = [await registerAdmin(test), await registerAdmin(test)];
    const token = await signIn(test, admin);
    await test.call('PATCH', `/admin/users/${demoted.user._id}/role`, { token, body: { role: 'USER' } });
    const body = { isModerator: true };
    await test.call('PATCH', `/admin/users/${moderator.user._id}/moderator`, { token, body });
    await test.call('POST', '/auth/logout', { token: revoked.token });
    questionId = await published(test);
    cast = {
      nobody: {},
      visitor: { headers: await newVisitor(test) },
      user: { token: user.token },
      other: { token: other.token },
      moderator: { token: moderator.token },
      admin: { token },
      demoted: { token: demoted.token },
      revoked: { token: revoked.token },
      malformed: { token: 'not a token' },
    };
  });
  afterAll(() => test.close());

  it('is in the table, and the table has no other', () => {
    const running = routesOf(test.app.printRoutes({ commonPrefix: false }));
    const written = [...Object.keys(TABLE).map((route) => route.replace(' ', ' /api/v1')), ...OTHERS];
    expect(running.sort()).toEqual(written.sort());
  });

  it('lets in whom it should, and nobody else', async () => {
    const wrong: string[] = [];
    for (const [route, access] of Object.entries(TABLE)) {
      for (const caller of CALLERS) {
        const { status, error } = await callAs(caller, route);
        const wanted = expected(access, caller);
        const stopped = status === 401 || error === 'FORBIDDEN' ? status : 'in';
        if (stopped !== wanted) wrong.push(`${route} as ${caller}: ${status} ${error}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of somebody’s own things says no to everybody else', async () => {
    const { token } = await registerPerson(test);
    const posted = await test.call('POST', '/community/questions', {
      token,
      body: { content: 'Is this question mine alone?' },
    });
    const path = `/community/questions/${posted.body.data.question._id}`;
    for (const caller of ['nobody', 'visitor', 'user', 'other', 'moderator', 'admin', 'demoted'] as const) {
      const { status, body } = await test.call('DELETE', path, { ...cast[caller], body: {} });
      expect([caller, status, body.error]).toEqual([caller, 403, 'NOT_YOURS']);
    }
    expect((await test.call('DELETE', path, { token, body: {} })).status).toBe(200);
  });

  /** Calls with an empty body: whoever is let in is refused for what is missing, which is not the point here. */
  async function callAs(
    caller: Caller,
    route: string,
  ): Promise<{ status: number; error: string | undefined }> {
    const [method = 'GET', template = ''] = route.split(' ');
    const path = `/api/v1${template.replace(':id', idFor(template)).replace(':answerId', questionId)}`;
    const who = ENDS_SESSION.has(route) && cast[caller].token ? await standIn(caller) : cast[caller];
    const { status, body } = await test.call(method as 'GET', path, {
      ...who,
      ...(method !== 'GET' && { body: {} }),
    });
    return { status, error: body?.error };
  }

  function idFor(template: string): string {
    return template.startsWith('/community') ? questionId : '3f2b8a44-6d0f-4b7e-8f2b-0d8f6a5c1e77';
  }

  /** Somebody alike whose session may end. */
  async function standIn(caller: Caller): Promise<{ token: string }> {
    if (caller === 'revoked' || caller === 'malformed') return { token: cast[caller].token ?? '' };
    return { token: (await registerPerson(test)).token };
  }
});

/** `METHOD path` of every route in Fastify's drawing of its tree. */
function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${above.join('')}`);
  });
}
