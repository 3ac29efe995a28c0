import { limits } from '@salama/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { articles, createEditor, film, titlesOf } from '../../testing/materials.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the administration of materials', (kind) => {
  let test: TestApp;
  let editor: Awaited<ReturnType<typeof createEditor>>;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' }, articles });
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  it('lets an article be featured or withdrawn, and nothing else', async () => {
    const { body } = await editor.change('condoms', { status: 'DRAFT' });
    expect(body.data).toMatchObject({ _id: 'condoms', status: 'DRAFT', featured: false });
    await editor.change('condoms', { featured: true });
    expect(titlesOf(await editor.list())).toEqual(['The first period']);
    expect(titlesOf(await editor.list('', { token: editor.admin.token, language: 'fr' }))).toContain(
      'Le préservatif',
    );
    expect((await test.call('GET', '/learning-materials/changes')).body.data).toEqual({
      ...{ withdrawn: ['condoms'], featured: [], added: {} },
    });
    await editor.change('condoms', { status: 'PUBLISHED' });
    expect((await test.call('GET', '/learning-materials/changes')).body.data.featured).toEqual(['condoms']);
    await editor.change('condoms', { featured: false });
    for (const answer of [
      await editor.change('condoms', { title: 'Mine', status: 'DRAFT' }),
      await editor.remove('condoms'),
    ])
      expect([answer.status, answer.body.error]).toEqual([409, 'MATERIAL_BUILT_IN']);
    expect(titlesOf(await editor.list())).toContain('Condoms');
  });

  it('counts what was added, by category', async () => {
    await editor.withAdded({ status: 'PUBLISHED' }, () =>
      editor.withAdded({}, async () => {
        const { body } = await test.call('GET', '/learning-materials/changes');
        expect(body.data.added).toEqual({ SEXUAL_HEALTH: 1 });
      }),
    );
  });

  it('takes changes from administrators alone', async () => {
    await editor.withAdded({}, async ({ _id }) => {
      for (const answer of [
        await editor.add({}, editor.member.token),
        await editor.change(_id, { title: 'Mine' }, editor.member.token),
        await editor.remove(_id, editor.member.token),
        await test.call('GET', '/admin/learning-materials', { token: editor.member.token }),
      ])
        expect([answer.status, answer.body.error]).toEqual([403, 'FORBIDDEN']);
    });
  });

  it('writes down who changed what, in the same transaction', async () => {
    const { db } = test.store.database;
    const entries = () => db.selectFrom('audit_entries').selectAll().orderBy('seq').execute();
    const before = (await entries()).length;
    await editor.withAdded({}, async ({ _id }) => {
      await editor.change(_id, { title: 'Renamed', featured: true });
      await editor.change(_id, { title: '' });
    });
    await editor.change('condoms', { featured: true });
    await editor.change('condoms', { featured: false });
    const by = { user_id: editor.admin.user._id, username: editor.admin.username };
    expect((await entries()).slice(before)).toMatchObject([
      { action: 'create', subject_name: film.title, ...by },
      { action: 'edit', subject_name: 'Renamed', detail: 'title', ...by },
      { action: 'feature', subject_name: 'Renamed', ...by },
      { action: 'delete', subject_name: 'Renamed', ...by },
      { action: 'feature', subject_id: 'condoms', subject_name: 'Condoms', ...by },
      { action: 'unfeature', subject_id: 'condoms', subject_name: 'Condoms', ...by },
    ]);
  });

  it('gives administrators every material, a page at a time', async () => {
    const count = limits.learning.adminPageSize + 1;
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push(
        (await editor.add({ title: `Added ${at}`, status: at % 2 ? 'DRAFT' : 'PUBLISHED' })).body.data._id,
      );
    const page = async (query: string) =>
      (await test.call('GET', `/admin/learning-materials${query}`, { token: editor.admin.token })).body.data;
    const first = await page('');
    expect(first).toMatchObject({ page: 1, hasMore: true, total: count + 2 });
    expect(titlesOf(first.materials).slice(0, 2)).toEqual([`Added ${count - 1}`, `Added ${count - 2}`]);
    const second = await page('?page=2');
    expect(titlesOf(second.materials)).toEqual(['Added 0', 'Condoms', 'The first period']);
    expect(second.hasMore).toBe(false);
    expect(await page('?search=PERIOD')).toMatchObject({ total: 1, materials: [{ _id: 'first-period' }] });
    expect((await page('?status=DRAFT')).total).toBe((count - 1) / 2);
    expect((await page('?category=CONTRACEPTION&page=1')).total).toBe(1);
    for (const id of ids) await editor.remove(id);
  });
});
