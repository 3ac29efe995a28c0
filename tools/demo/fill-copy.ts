import { DatabaseSync } from 'node:sqlite';
import type { Copy } from './read-copy.ts';

const HOUR = 3_600_000;
/** What moderation may answer to what the desk is to decide. */
const HELD = 'held';

interface Person {
  'x-session-id': string;
}

/** Fills a running copy by its own calls, as its visitors would, oldest first; then makes what was written as old as it says. */
export async function fillCopy(address: string, dataFile: string, copy: Copy): Promise<void> {
  const ages = new Map<string, number>();
  const call = (path: string, body: object, person?: Person) =>
    post(`${address}/api/v1${path}`, body, person);
  const someone = async (): Promise<Person> => {
    const { sessionId, signature } = await call('/auth/anonymous-session', {});
    return { 'x-session-id': `${sessionId}.${signature}` };
  };
  const times = async (count: number, act: (person: Person) => Promise<unknown>) => {
    for (let turn = 0; turn < count; turn += 1) await act(await someone());
  };

  const posts = [
    ...copy.questions.map((one) => ({ ...one, waits: false, reports: [] })),
    ...copy.cases.map((one) => ({ ...one, tags: [], votes: 0, answers: [] })),
  ];
  for (const post of posts.toSorted((one, other) => other.hours - one.hours)) {
    const { text: content, hours, language, tags } = post;
    const { question } = await call('/community/questions', { content, tags, language }, await someone());
    const path = `/community/questions/${question._id}`;
    ages.set(question._id, hours);
    requireWait(content, post.waits, question.moderation);
    await times(post.votes, (person) => call(`${path}/vote`, {}, person));
    for (const answer of post.answers) {
      const { answerId } = await call(`${path}/answers`, { content: answer.text, language }, await someone());
      ages.set(answerId, hours * 0.6);
      await times(answer.votes, (person) => call(`${path}/answers/${answerId}/vote`, {}, person));
    }
    for (const reason of post.reports) await call(`${path}/reports`, { reason, language }, await someone());
  }
  for (const { hours, waits, ...story } of copy.stories.toSorted((one, other) => other.hours - one.hours)) {
    const { testimonial } = await call('/testimonials', story, await someone());
    ages.set(testimonial._id, hours);
    requireWait(story.story, waits, testimonial.moderation);
  }
  for (const { text: suggestion, language } of copy.suggestions)
    await call('/suggestions', { suggestion, language }, await someone());
  makeOlder(dataFile, ages);
}

function requireWait(text: string, waits: boolean, moderation: string | undefined): void {
  if ((moderation === HELD) !== waits)
    throw new Error(`Moderation says ${moderation ?? 'published'} to “${text}”`);
}

function makeOlder(dataFile: string, ages: ReadonlyMap<string, number>): void {
  const database = new DatabaseSync(dataFile, { timeout: 5_000 });
  const statements = [
    ...['community_questions', 'community_answers', 'testimonials'].map(
      (table) => `update ${table} set created_at = created_at - ? where id = ?`,
    ),
    'update moderation_cases set opened_at = opened_at - ? where item_id = ?',
  ];
  for (const statement of statements.map((text) => database.prepare(text)))
    for (const [id, hours] of ages) statement.run(Math.round(hours * HOUR), id);
  database.close();
}

/** @throws when the copy refuses: its texts are tried against its own rules. */
async function post(address: string, body: object, person?: Person) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...person },
    body: JSON.stringify(body),
  });
  const { success, data, message } = await answer.json();
  if (!success) throw new Error(`${address} answers ${answer.status}: ${message} ${JSON.stringify(body)}`);
  return data;
}
