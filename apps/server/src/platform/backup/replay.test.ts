import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, ask, listed, nextText, published } from '../../testing/board.ts';
import { describeCopies } from '../../testing/databases.ts';
import { createKeptApp, type KeptApp } from '../../testing/kept-app.ts';
import { createEditor } from '../../testing/materials.ts';
import { askChat, newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { nextStory, stories, tell, told } from '../../testing/stories.ts';
import type { TestApp } from '../../testing/test-app.ts';

describeCopies('what was erased since the backup', (kind) => {
  let kept: KeptApp;
  let test: () => TestApp;
  beforeEach(async () => {
    kept = await createKeptApp(kind);
    test = kept.test;
  });
  afterEach(() => kept.close());

  const db = () => test().store.database.db;
  const rowsOf = async (table: 'users' | 'chat_keys' | 'chat_turns' | 'sessions') =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const question = async (id: string) =>
    (await test().call('GET', `/community/questions/${id}`)).body.data?.question;
  const deleteAccount = ({ token, password }: Person, posts: 'keep' | 'delete') =>
    test().call('DELETE', '/auth/me', { token, body: { password, posts } });
  const decide = async (itemId: string, action: string, admin: Person) => {
    const { body } = await test().call('GET', '/admin/reports', { token: admin.token });
    const { _id } = body.data.reports.find((one: { itemId: string }) => one.itemId === itemId);
    return test().call('PATCH', `/admin/reports/${_id}`, { token: admin.token, body: { action } });
  };
  const report = async (path: string, reason = 'spam') =>
    test().call('POST', `${path}/reports`, { headers: await newVisitor(test()), body: { reason } });
  /** In which files of the data folder, the backup left out, these words still stand. */
  const filesWith = (words: string) =>
    readdirSync(test().store.dataDir).filter(
      (name) => name !== 'salama.backup' && readFileSync(join(test().store.dataDir, name)).includes(words),
    );
  it('is gone with an account, its conversation and its posts, and others’ are there', async () => {
    const person = await registerPerson(test());
    const { token } = person;
    const [text, reply, story] = [nextText(), nextText(), nextStory()];
    const others = await published(test());
    const neighbour = await registerPerson(test());
    await ask(test(), text, { token, more: { tags: ['only-hers'] } });
    await answer(test(), others, reply, { token });
    await tell(test(), story, { token });
    await askChat(test(), 'How long does an implant last?', { token });
    await kept.backUp();
    expect((await deleteAccount(person, 'delete')).status).toBe(200);
    expect(await kept.restore()).toContain('6 things that were erased');
    expect((await test().call('GET', '/auth/me', { token })).status).toBe(401);
    expect([await rowsOf('users'), await rowsOf('chat_keys'), await rowsOf('chat_turns')]).toEqual([1, 0, 0]);
    expect([await listed(test()), await stories(test())]).toEqual([[expect.any(String)], []]);
    expect(await question(others)).toMatchObject({ answerCount: 0, answers: [] });
    expect(await db().selectFrom('community_tag_counts').selectAll().execute()).toEqual([]);
    expect((await test().call('GET', '/auth/me', { token: neighbour.token })).status).toBe(200);
    expect([text, reply, story, person.username].flatMap(filesWith)).toEqual([]);
  });

  it('keeps its posts without their author where she left them so', async () => {
    const person = await registerPerson(test());
    const { token } = person;
    const [text, story] = [nextText(), nextStory()];
    const asked = await ask(test(), text, { token, more: { isAnonymous: false } });
    await tell(test(), story, { token, more: { name: 'Amina', location: 'Mombasa' } });
    await kept.backUp();
    await deleteAccount(person, 'keep');
    await kept.restore();
    expect(await question(asked.body.data.question._id)).toMatchObject({ content: text });
    expect(await db().selectFrom('testimonials').select(['story', 'name', 'location']).execute()).toEqual([
      { story, name: '', location: '' },
    ]);
    expect([person.username, 'Amina', 'Mombasa'].flatMap(filesWith)).toEqual([]);
  });

  it('is gone of a conversation that was cleared, and a signed-out session stays ended', async () => {
    const person = await registerPerson(test());
    const { token } = person;
    await askChat(test(), 'How long does an implant last?', { token });
    const { wrapped_key } = await db().selectFrom('chat_keys').selectAll().executeTakeFirstOrThrow();
    const { body } = await test().call('POST', '/auth/login', {
      body: { username: person.username, password: person.password },
    });
    await kept.backUp();
    await test().call('DELETE', '/chat', { token });
    await test().call('POST', '/auth/logout', { token: body.data.token });
    expect(await kept.restore()).toContain('2 things that were erased');
    expect((await test().call('GET', '/auth/me', { token: body.data.token })).status).toBe(401);
    expect((await test().call('GET', '/chat', { token })).body.data.messages).toEqual([{ messages: [] }]);
    expect(filesWith(wrapped_key)).toEqual([]);
  });

  it('is gone of what visitors took back: a question with its answers, an answer, a story', async () => {
    const headers = await newVisitor(test());
    const [text, under, reply, story] = [nextText(), nextText(), nextText(), nextStory()];
    const own = (await ask(test(), text, { headers })).body.data.question._id;
    await answer(test(), own, under, { headers: await newVisitor(test()) });
    const others = await published(test());
    const given = (await answer(test(), others, reply, { headers })).body.data.answerId;
    const { _id } = (await tell(test(), story, { headers })).body.data.testimonial;
    await test().call('POST', `/community/questions/${own}/like`, { headers: await newVisitor(test()) });
    await kept.backUp();
    await test().call('DELETE', `/community/questions/${own}`, { headers });
    await test().call('DELETE', `/community/questions/${others}/answers/${given}`, { headers });
    await test().call('DELETE', `/testimonials/${_id}`, { headers });
    await kept.restore();
    expect([await question(own), await stories(test())]).toEqual([undefined, []]);
    expect(await question(others)).toMatchObject({ answerCount: 0, answers: [] });
    expect(await db().selectFrom('community_votes').selectAll().execute()).toEqual([]);
    expect([text, under, reply, story].flatMap(filesWith)).toEqual([]);
  });

  it('does not come back into sight when moderators removed or reports hid it', async () => {
    const admin = await registerAdmin(test());
    const removed = await published(test());
    const hidden = await published(test());
    const back = await published(test());
    const story = await told(test());
    await kept.backUp();
    for (const [path, id] of [
      [`/community/questions/${removed}`, removed],
      [`/testimonials/${story}`, story],
    ] as const) {
      await report(path);
      expect((await decide(id, 'remove', admin)).status).toBe(200);
    }
    for (const id of [hidden, back]) await report(`/community/questions/${id}`, 'child-safety');
    await decide(back, 'approve', admin);
    await kept.restore();
    expect([await question(removed), await question(hidden), await stories(test())]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await question(back)).toBeDefined();
    const { body } = await test().call('GET', '/admin/reports', { token: admin.token });
    expect(body.data.reports).toMatchObject([{ itemId: hidden, state: 'hidden' }]);
  });

  it('is gone of a material that an administrator deleted', async () => {
    const editor = await createEditor(test());
    const { body } = await editor.add();
    await kept.backUp();
    await editor.remove(body.data._id);
    await kept.restore();
    expect(await db().selectFrom('learning_materials').selectAll().execute()).toEqual([]);
  });

  it('is gone from an older backup as well, put back after a newer one', async () => {
    const headers = await newVisitor(test());
    const own = (await ask(test(), nextText(), { headers })).body.data.question._id;
    await kept.backUp();
    const older = readFileSync(kept.file);
    await kept.backUp({ replace: true });
    await test().call('DELETE', `/community/questions/${own}`, { headers });
    await kept.restore();
    writeFileSync(kept.file, older);
    await kept.restore();
    expect(await question(own)).toBeUndefined();
  });
});
