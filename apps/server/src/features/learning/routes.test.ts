import { limits } from '@salama/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { articles, createEditor, film, titlesOf } from '../../testing/materials.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOTHING = '3f2b8a44-6d0f-4b7e-8f2b-0d8f6a5c1e77';

describeDatabases('learning materials', (kind) => {
  let test: TestApp;
  let editor: Awaited<ReturnType<typeof createEditor>>;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' }, articles });
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  it('offers the library in the language of whoever asks', async () => {
    expect(titlesOf(await editor.list('', { language: 'fr' }))).toEqual([
      'Le préservatif',
      'Les premières règles',
    ]);
    expect((await editor.list('', { language: 'sw' }))[0]).toEqual({
      _id: 'condoms',
      title: 'Kondomu',
      description: 'About it, in sw.',
      category: 'CONTRACEPTION',
      icon: 'Book',
      featured: false,
      url: '/sw/learn/condoms',
      readTime: '3 min',
      status: 'PUBLISHED',
      builtIn: true,
      lang: 'sw',
    });
  });

  it('is a draft with the specified defaults until its author says otherwise', async () => {
    await editor.withAdded({}, async (material) => {
      expect(material).toEqual({
        ...film,
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        category: 'SEXUAL_HEALTH',
        icon: 'Book',
        featured: false,
        readTime: '5 min',
        status: 'DRAFT',
        builtIn: false,
        lang: null,
      });
    });
  });

  it('shows drafts to administrators alone', async () => {
    await editor.withAdded({}, async ({ _id }) => {
      for (const token of [undefined, editor.member.token]) {
        expect(titlesOf(await editor.list('', { ...(token && { token }) }))).not.toContain(film.title);
        const one = await test.call('GET', `/learning-materials/${_id}`, { ...(token && { token }) });
        expect([one.status, one.body.error]).toEqual([404, 'NOT_FOUND']);
      }
      expect(titlesOf(await editor.list('', { token: editor.admin.token }))).toContain(film.title);
      await editor.change(_id, { status: 'PUBLISHED' });
      expect(titlesOf(await editor.list())).toContain(film.title);
      expect((await test.call('GET', `/learning-materials/${_id}`)).body.data.title).toBe(film.title);
    });
  });

  it('puts featured ones first, then what was added, then the library', async () => {
    await editor.withAdded({ status: 'PUBLISHED', title: 'Older' }, () =>
      editor.withAdded({ status: 'PUBLISHED', title: 'Newer' }, () =>
        editor.withAdded({ status: 'PUBLISHED', title: 'Star', featured: true }, async () => {
          await editor.change('first-period', { featured: true });
          const all = await editor.list();
          expect(titlesOf(all)).toEqual(['Star', 'The first period', 'Newer', 'Older', 'Condoms']);
          expect(titlesOf(await editor.list('?page=1'))).toEqual(titlesOf(all));
          expect(await editor.list('?page=2')).toEqual([]);
          await editor.change('first-period', { featured: false });
        }),
      ),
    );
  });

  it('narrows the list by category, origin and words, without minding case and accents', async () => {
    await editor.withAdded({ status: 'PUBLISHED', category: 'CONTRACEPTION' }, async () => {
      expect(titlesOf(await editor.list('?category=CONTRACEPTION'))).toEqual([film.title, 'Condoms']);
      expect(titlesOf(await editor.list('?category=CONTRACEPTION&builtIn=false'))).toEqual([film.title]);
      expect(titlesOf(await editor.list('?builtIn=true'))).toEqual(['Condoms', 'The first period']);
      expect(titlesOf(await editor.list('?search=ZOE'))).toEqual([film.title]);
      expect(titlesOf(await editor.list('?search=PRESERVATIF', { language: 'fr' }))).toEqual([
        'Le préservatif',
      ]);
      expect(await editor.list('?search=%25')).toEqual([]);
    });
    expect((await test.call('GET', '/learning-materials?category=OTHER')).status).toBe(422);
  });

  it('keeps what is sent, cleaned', async () => {
    const sent = {
      title: '  Two\n words ',
      url: ' /learn/condoms ',
      readTime: ' ',
      lang: 'sw',
      icon: 'Heart',
    };
    await editor.withAdded(sent, async (material) => {
      expect(material).toMatchObject({
        ...{ title: 'Two words', url: '/learn/condoms', readTime: '5 min', lang: 'sw', icon: 'Heart' },
      });
    });
  });

  it.each([
    [{ title: undefined }, 'MATERIAL_TITLE', 'Title is required'],
    [{ title: ' ' }, 'MATERIAL_TITLE', 'Title is required'],
    [{ description: '' }, 'MATERIAL_DESCRIPTION', 'Description is required'],
    [{ url: '' }, 'MATERIAL_URL', 'URL is required'],
    [{ url: 'javascript:alert(1)' }, 'MATERIAL_URL_INVALID', undefined],
    [{ title: 'a'.repeat(limits.learning.title + 1) }, 'MATERIAL_TITLE_LENGTH', undefined],
    [{ category: 'OTHER' }, 'INVALID_INPUT', undefined],
    [{ icon: 'Skull' }, 'INVALID_INPUT', undefined],
    [{ status: 'PUBLIC' }, 'INVALID_INPUT', undefined],
  ])('refuses %o as %s', async (more, error, message) => {
    const answer = await editor.add(more);
    expect([answer.status, answer.body.error]).toEqual([422, error]);
    if (message) expect(answer.body.message).toBe(message);
  });

  it('changes only what is named, and judges the whole again', async () => {
    await editor.withAdded({ featured: true }, async ({ _id }) => {
      const changed = await editor.change(_id, { title: 'Another' });
      expect(changed.body.data).toMatchObject({ ...film, title: 'Another', featured: true, status: 'DRAFT' });
      const refused = await editor.change(_id, { description: ' ' });
      expect([refused.status, refused.body.error]).toEqual([422, 'MATERIAL_DESCRIPTION']);
      expect(titlesOf(await editor.list('?search=another', { token: editor.admin.token }))).toEqual([
        'Another',
      ]);
      expect(await editor.list('?search=film', { token: editor.admin.token })).toEqual([]);
    });
  });

  it('knows nothing of what is not there', async () => {
    for (const id of [NOTHING, 'no-such-article', 'A%20B'])
      expect((await test.call('GET', `/learning-materials/${id}`)).status).toBe(404);
    expect((await editor.change(NOTHING, { title: 'a' })).status).toBe(404);
    expect((await editor.remove(NOTHING)).status).toBe(404);
  });
});
