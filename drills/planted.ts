// Proves where what visitors write lies and where it does not: marks are written into every field and header, then every byte
// of the data folder, the database, its log of changes, the server's log and a backup is searched for them. What the privacy
// policy promises to keep nowhere must be nowhere; what it says is kept is listed; what its author took back is gone.
// npm run drill -- planted; with --postgres on PostgreSQL
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { runProgram, startServer } from '../apps/server/src/testing/server-process.ts';
import {
  drawWord,
  type Found,
  faultsIn,
  filesOf,
  type Mark,
  type Place,
  searchFor,
} from './planted/marks.ts';

/** Milliseconds in which what was erased leaves the files, too. */
const ERASED = 8_000;
const ADDRESS = '203.0.113.177';
const ADDRESS_6 = '2001:db8:aa77:1::bd';

interface Said {
  success: boolean;
  error?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the drill finds out.
  data: any;
}

const marks: Mark[] = [];
const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined;
const dataDir = mkdtempSync(join(memoryFolder(), 'salama-planted-'));
const outside = mkdtempSync(join(memoryFolder(), 'salama-planted-'));
const environment = {
  ...{ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'debug' },
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const server = await startServer(environment);
const headers = {
  'x-forwarded-for': ADDRESS,
  'user-agent': mark('user agent'),
  referer: `https://${mark('referer')}.example/`,
  cookie: `a=${mark('cookie')}`,
  'accept-language': `sw, x-${mark('accept-language').slice(0, 8)}`,
  'x-unknown': mark('unknown header'),
};
marks.push({ field: 'network address', text: ADDRESS, promise: 'never' });
marks.push({ field: 'network address, IPv6', text: ADDRESS_6, promise: 'never' });
const faults: string[] = [];

try {
  const visitor = await visit();
  const posts = await write(visitor);
  await writeAsAccount();
  await ask('GET', `/community/questions?search=${mark('search on the board')}`);
  await fetch(`${server.url}/learn/${mark('address of a page')}?q=${mark('query of a page')}`, { headers });
  tell('while it runs', await searchAll(), true);
  const backup = join(outside, 'backup');
  const { code } = await runProgram('backup-command.ts', environment, [backup]).ended;
  if (code !== 0) faults.push(`the backup ended with ${code}`);
  // What PostgreSQL writes into its file is packed.
  tell('backup', searchFor(marks, filesOf(outside, 'backup')), !postgres);
  await takeBack(posts, visitor);
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  tell('after its end', await searchAll(), false);
  await postgres?.stop();
  for (const folder of [dataDir, outside]) rmSync(folder, { recursive: true });
}
for (const fault of faults) console.error(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function mark(field: string, promise: Mark['promise'] = 'never'): string {
  const word = drawWord();
  const text = word.charAt(0).toUpperCase() + word.slice(1);
  marks.push({ field, text, promise });
  return text;
}

/** A session, whose proof is nobody's to keep. */
async function visit(): Promise<Record<string, string>> {
  const { data } = await ask('POST', '/auth/anonymous-session');
  marks.push({ field: 'signature of a session', text: data.signature, promise: 'never' });
  return { 'x-session-id': `${data.sessionId}.${data.signature}`, 'x-forwarded-for': ADDRESS_6 };
}

/** Everything that somebody without an account can fill in. @returns what was published, by its path and receipt. */
async function write(visitor: Record<string, string>): Promise<string[]> {
  const sessionId = crypto.randomUUID();
  const said = [`Is ${mark('message before, of the chat')} normal?`];
  const question = `How long does an implant called ${mark('chat question')} last?`;
  const reply = await ask('POST', '/chat', { question, sessionId, context: { sections: [], said } }, visitor);
  await ask(
    'POST',
    '/chat',
    { question: `I was raped, ${mark('chat question about danger')}`, sessionId },
    visitor,
  );
  const { mark: replyMark, language, kind, article, passages = [] } = reply.data;
  const topic = article?.slug ?? passages[0]?.slug;
  const sections = passages.map(({ slug, section }: Record<string, string>) => `${slug}#${section}`);
  const of = { replyMark, rating: 'down', language, kind, topic, sections };
  const comment = `It did not say enough about ${mark('comment with a thumb', 'kept')}`;
  const shown = `How long does ${mark('question with a thumb, box ticked', 'kept')} last?`;
  expect(await ask('POST', '/chat/feedback', { ...of, comment, question: shown }, visitor), 'a thumb');
  await ask(
    'POST',
    '/community/questions/similar',
    { content: `Is ${mark('question to compare')} safe?` },
    visitor,
  );
  const refused = `Call me on 0712 345 678, I am ${mark('post that was refused')}`;
  await ask('POST', '/community/questions', { content: refused }, visitor);
  const post = await ask(
    'POST',
    '/community/questions',
    { content: `Is ${mark('question on the board', 'kept')} safe to take for years?` },
    visitor,
  );
  expect(post, 'a question');
  const path = `/community/questions/${post.data.question._id}`;
  const answer = await ask(
    'POST',
    `${path}/answers`,
    { content: `A nurse told me that ${mark('answer on the board', 'kept')} is safe.` },
    visitor,
  );
  expect(answer, 'an answer');
  await ask('POST', `${path}/vote`, {}, visitor);
  await ask(
    'POST',
    `${path}/reports`,
    { reason: 'other', note: mark('field that a report does not have') },
    visitor,
  );
  const story = await ask(
    'POST',
    '/testimonials',
    {
      story: `It told me about ${mark('story', 'kept')} when I could ask nobody.`,
      name: mark('name under a story', 'kept'),
      location: mark('place under a story', 'kept'),
    },
    visitor,
  );
  expect(story, 'a story');
  expect(
    await ask(
      'POST',
      '/suggestions',
      { suggestion: `More about ${mark('suggestion', 'kept')}, please.` },
      visitor,
    ),
    'a suggestion',
  );
  for (const { data } of [post, answer, story])
    if (data?.receipt) marks.push({ field: 'receipt', text: data.receipt, promise: 'never' });
  return [`${path}/answers/${answer.data?.answerId}`, path, `/testimonials/${story.data?.testimonial?._id}`];
}

async function writeAsAccount(): Promise<void> {
  const username = mark('username', 'kept');
  const password = `quiet ${mark('password')} river`;
  const made = await ask('POST', '/auth/register', { username, password });
  expect(made, 'an account');
  const { token, recoveryCode } = made.data;
  marks.push({ field: 'token', text: token, promise: 'never' });
  marks.push({ field: 'recovery code', text: recoveryCode, promise: 'never' });
  const own = { authorization: `Bearer ${token}` };
  const question = `Does ${mark('chat question of an account')} hurt?`;
  expect(
    await ask('POST', '/chat', { question, sessionId: crypto.randomUUID() }, own),
    'a question of an account',
  );
  await ask('POST', '/auth/login', { username, password: `quiet ${mark('wrong password')} river` });
  await ask('POST', '/auth/login', { username: mark('name that nobody has'), password });
  const newPassword = `loud ${mark('new password')} river`;
  expect(await ask('POST', '/auth/password', { password, newPassword }, own), 'a new password');
}

/** After its author took it back, a text is in no byte of the files; where PostgreSQL keeps it until it tidies, nothing is said. */
async function takeBack(paths: readonly string[], visitor: Record<string, string>): Promise<void> {
  for (const path of paths) expect(await ask('DELETE', path, {}, visitor), `taking back ${path}`);
  if (postgres) return;
  await sleep(ERASED);
  const gone = marks.filter(({ field }) => /on the board|story/.test(field) && !/search/.test(field));
  const left = searchFor(gone, filesOf(dataDir, 'data')).filter(({ places }) => places.length > 0);
  for (const { mark: one, places } of left)
    faults.push(`taken back, but ${one.field} lies in ${places.join(', ')}`);
  console.info(
    `taken back: of ${gone.length} marks ${gone.length - left.length} are in no byte of the data folder`,
  );
}

async function searchAll(): Promise<Found[]> {
  const log: Place = { name: 'log', bytes: Buffer.from(server.output()) };
  const database = postgres ? filesOf(readlinkSync(`/proc/${postgres.pid}/cwd`), 'database') : [];
  return searchFor(marks, [...filesOf(dataDir, 'data'), ...database, log]);
}

function tell(when: string, found: readonly Found[], isKeptHere: boolean): void {
  for (const fault of faultsIn(found, isKeptHere)) faults.push(`${when}: ${fault}`);
  const never = found.filter(({ mark: one }) => one.promise === 'never');
  const seen = never.filter(({ places }) => places.length > 0);
  console.info(`${when}: of ${never.length} marks that must lie nowhere ${seen.length} were found`);
  for (const { mark: one, places } of found)
    if (one.promise === 'kept' && places.length > 0) console.info(`  ${one.field}: ${places.join(', ')}`);
}

function expect(answer: Said, what: string): void {
  if (!answer.success) faults.push(`${what} was not taken: ${answer.error}`);
}

async function ask(
  method: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Said> {
  const reply = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
    body: body ? JSON.stringify(body) : null,
  });
  return (await reply.json()) as Said;
}
