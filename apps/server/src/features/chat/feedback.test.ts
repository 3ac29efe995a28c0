import type { Feedback } from '@salama/contract/chat/feedback.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { loadSecretKey } from '../../platform/secret-key.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, newVisitor } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tidyFeedback } from './feedback.ts';
import { countFeedback, listFeedbackWords } from './feedback-repository.ts';
import { createReplyMarks } from './reply-mark.ts';

type Said = Pick<Feedback, 'language' | 'kind' | 'topic' | 'writtenBy' | 'sections'> &
  Record<string, unknown>;

const thumb: Said = {
  rating: 'down',
  reason: 'wrong',
  language: 'sw',
  kind: 'answer',
  topic: 'condoms',
};

describeDatabases('feedback on a reply', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind);
  });
  afterAll(() => test.close());
  beforeEach(() => test.store.database.db.deleteFrom('chat_feedback').execute());

  /** The mark of a reply that this would be said of. */
  const replied = ({ language, kind: of, topic, writtenBy, sections = [] }: Said = thumb) => {
    const secretKey = loadSecretKey(readEnvironment({ DATA_DIR: test.store.dataDir }), systemRandomness);
    const passages = sections.map((name) => {
      const [slug = '', section = ''] = name.split('#');
      return { heading: '', title: '', slug, section };
    });
    return createReplyMarks(secretKey.derive('reply marks'), systemRandomness).markOf({
      ...{ kind: of, language, sources: [], suggestions: [] },
      ...(topic && { article: { slug: topic, title: '' } }),
      ...(writtenBy && { writtenBy }),
      ...(sections.length > 0 && { passages }),
    });
  };
  const give = async (body: Said, headers?: Record<string, string>) =>
    test.call('POST', '/chat/feedback', {
      body: { replyMark: replied(body), ...body },
      headers: headers ?? (await newVisitor(test)),
    });
  const rows = () => test.store.database.db.selectFrom('chat_feedback').selectAll().execute();
  const db = () => test.store.database.db;

  it('is kept without the question unless that comes along', async () => {
    expect(await give(thumb)).toMatchObject({ status: 201, body: { success: true, data: {} } });
    expect(await rows()).toMatchObject([
      {
        rating: 'down',
        reason: 'wrong',
        language: 'sw',
        kind: 'answer',
        written_by: 'library',
        topic: 'condoms',
        question: null,
        comment: null,
        created_at: test.clock.now(),
      },
    ]);
  });

  it('keeps permitted words without what leads to a person', async () => {
    const question = 'My name is Amina Hassan. Can condoms break?';
    await give({ ...thumb, question, comment: 'Call me on 0712345678' });
    expect(await rows()).toMatchObject([
      { question: 'My name is [name]. Can condoms break?', comment: 'Call me on [number]' },
    ]);
  });

  it('counts one word a reply, the last, whoever says it', async () => {
    const replyMark = replied();
    await give({ ...thumb, replyMark, question: 'Can condoms break?' });
    await give({ ...thumb, replyMark, rating: 'up', reason: undefined });
    expect(await rows()).toMatchObject([{ rating: 'up', reason: null, question: null }]);
    await give(thumb);
    expect(await rows()).toHaveLength(2);
  });

  it('is taken for a reply that was given, with the mark that came with it', async () => {
    const { body } = await askChat(test, 'Is a condom safe?');
    const { language, kind: of, mark } = body.data;
    const said = await give({ rating: 'up', language, kind: of, replyMark: mark });
    expect(said.status).toBe(201);
  });

  it.each([
    ['was never given', { replyMark: `${'A'.repeat(22)}.${'A'.repeat(43)}` }],
    ['was about something else', { topic: 'implant' }],
    ['was in another language', { language: 'fr' }],
    ['named other sections', { sections: ['condoms#safe'] }],
  ] as [string, Partial<Said>][])('is refused for a reply that %s', async (_, more) => {
    const answer = await give({ ...thumb, replyMark: replied(), ...more });
    expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a long comment', { comment: 'a b'.repeat(200) }, 'COMMENT_TOO_LONG'],
    ['an unknown reason', { reason: 'boring' }, 'INVALID_INPUT'],
    ['a topic that is none', { topic: 'My name is Amina' }, 'INVALID_INPUT'],
    ['a mark that is none', { replyMark: 'mine' }, 'INVALID_INPUT'],
  ])('refuses %s', async (_, more, error) => {
    expect((await give({ ...thumb, ...more })).body.error).toBe(error);
    expect(await rows()).toEqual([]);
  });

  it('brings help when the comment tells of danger, also when it is refused', async () => {
    const help = { kind: 'emergency' };
    expect((await give({ ...thumb, comment: 'I am bleeding' })).body).toMatchObject({ success: true, help });
    const long = { ...thumb, comment: `I am bleeding ${'so much '.repeat(80)}` };
    expect((await give(long)).body).toMatchObject({ error: 'COMMENT_TOO_LONG', help });
  });

  it('is limited for each visitor', async () => {
    const headers = await newVisitor(test);
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await give(thumb, headers)).status);
    expect(statuses.slice(0, 20)).toEqual(statuses.slice(0, 20).map(() => 201));
    expect(statuses[20]).toBe(429);
  });

  it('loses its words after half a year, never its thumb', async () => {
    await give({ ...thumb, question: 'Can condoms break?' });
    test.clock.advance(179 * DAY);
    await tidyFeedback(test.store.database, test.clock);
    expect(await rows()).toMatchObject([{ question: 'Can condoms break?' }]);
    test.clock.advance(2 * DAY);
    await tidyFeedback(test.store.database, test.clock);
    expect(await rows()).toMatchObject([{ rating: 'down', question: null }]);
  });

  it('is read by topic and language, and as permitted words, newest first', async () => {
    await give(thumb);
    await give(thumb);
    await give({
      ...thumb,
      rating: 'up',
      reason: undefined,
      writtenBy: 'model',
      sections: ['if-it-breaks#broke'],
    });
    await give({ ...thumb, language: 'fr', question: 'Une question ?' });
    expect(await countFeedback(db(), test.clock.now() - DAY)).toEqual([
      { topic: 'condoms', language: 'sw', writtenBy: 'library', rating: 'down', reason: 'wrong', count: 2 },
      expect.objectContaining({ count: 1 }),
      expect.objectContaining({ count: 1 }),
    ]);
    expect(await countFeedback(db(), test.clock.now() + DAY)).toEqual([]);
    const [words, ...none] = await listFeedbackWords(db(), { limit: 5, offset: 0 });
    expect(none).toEqual([]);
    expect(words).toMatchObject({ language: 'fr', question: 'Une question ?', topic: 'condoms' });
    expect(words).not.toHaveProperty('mark');
    expect(await listFeedbackWords(db(), { limit: 5, offset: 1 })).toEqual([]);
  });
});
