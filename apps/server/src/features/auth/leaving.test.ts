import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, ask, listed, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { nextStory, stories, tell } from '../../testing/stories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('an account that is deleted', (kind) => {
  let test: TestApp;
  let person: Person;
  let token: string;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    person = await registerPerson(test);
    token = person.token;
  });
  afterEach(() => test.close());

  const login = () =>
    test.call('POST', '/auth/login', { body: { username: person.username, password: person.password } });
  const isIn = async () => (await test.call('GET', '/auth/me', { token })).status === 200;
  const remove = (password: string, posts?: string) =>
    test.call('DELETE', '/auth/me', { token, body: { password, ...(posts && { posts }) } });

  it('goes with its password, conversation, sessions and everything it wrote', async () => {
    const question = await published(test);
    await askChat(test, 'How long does an implant last?', { token });
    await ask(test, nextText(), { token, more: { isAnonymous: false } });
    await answer(test, question, 'My own answer.', { token });
    await tell(test, nextStory(), { token });
    await tell(test, nextStory(), { token, more: { name: 'Amina', location: 'Mombasa' } });
    expect((await remove('not this one')).body.error).toBe('WRONG_PASSWORD');
    expect(await isIn()).toBe(true);
    expect((await remove(person.password)).status).toBe(200);
    expect([await isIn(), (await login()).status]).toEqual([false, 401]);
    expect(await listed(test)).toHaveLength(1);
    const left = await test.call('GET', `/community/questions/${question}`);
    expect(left.body.data.question.answerCount).toBe(0);
    expect(await stories(test)).toEqual([]);
    const { db } = test.store.database;
    for (const table of ['users', 'sessions', 'chat_keys', 'chat_turns', 'community_shelf'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    for (const table of ['testimonials', 'moderation_cases'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  });

  it('may leave its posts and stories behind, without its name', async () => {
    const [text, story] = [nextText(), nextStory()];
    const signed = await ask(test, text, { token, more: { isAnonymous: false } });
    await tell(test, story, { token });
    expect((await remove(person.password, 'keep')).status).toBe(200);
    expect([await listed(test), await stories(test)]).toEqual([[text], [story]]);
    const kept = await test.call('GET', `/community/questions/${signed.body.data.question._id}`);
    expect(kept.body.data.question.username).not.toBe(person.username);
    const row = await test.store.database.db
      .selectFrom('community_questions')
      .select('user_id')
      .executeTakeFirst();
    expect(row).toEqual({ user_id: null });
  });

  it('leaves no name and no place on the stories it leaves behind', async () => {
    const admin = await registerAdmin(test);
    const [shown, waiting] = [nextStory(), nextStory()];
    const more = { name: 'Amina', location: 'Mombasa' };
    const { _id: id } = (await tell(test, shown, { token, more })).body.data.testimonial;
    await tell(test, waiting, { token, more });
    await test.call('PATCH', `/admin/testimonials/${id}`, {
      token: admin.token,
      body: { action: 'approve' },
    });
    expect((await test.call('GET', '/testimonials')).body.data[0]).toMatchObject(more);
    expect((await remove(person.password, 'keep')).status).toBe(200);
    const rows = await test.store.database.db
      .selectFrom('testimonials')
      .select(['story', 'name', 'location', 'state'])
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { story: shown, name: '', location: '', state: 'published' },
      { story: waiting, name: '', location: '', state: 'held' },
    ]);
  });

  it('stays when it is the last administrator’s', async () => {
    const admin = await registerAdmin(test);
    const leave = (who: Person) =>
      test.call('DELETE', '/auth/me', { token: who.token, body: { password: who.password } });
    const refused = await leave(admin);
    expect([refused.status, refused.body.error]).toEqual([409, 'LAST_ADMIN']);
    const second = await registerAdmin(test);
    const answers = await Promise.all([leave(admin), leave(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
