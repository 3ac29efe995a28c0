import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const titles: Record<string, Record<Language, string>> = {
  condoms: { en: 'Condoms', sw: 'Kondomu', fr: 'Le préservatif' },
  'first-period': { en: 'The first period', sw: 'Hedhi ya kwanza', fr: 'Les premières règles' },
};
const articles: Article[] = Object.entries(titles).flatMap(([slug, title]) =>
  LANGUAGES.map((language) => ({
    slug,
    language,
    category: slug === 'condoms' ? ('CONTRACEPTION' as const) : ('REPRODUCTIVE_HEALTH' as const),
    icon: 'Book' as const,
    title: title[language],
    description: `About it, in ${language}.`,
    audience: 10,
    sources: [],
    reviewed: '2026-11-20',
    review: 'editorial' as const,
    introduction: 'word '.repeat(480),
    sections: [],
  })),
);
const film = {
  title: 'A film about rights',
  description: 'Twelve minutes with Zoë.',
  url: 'https://films.example/rights',
};
const NOTHING = '3f2b8a44-6d0f-4b7e-8f2b-0d8f6a5c1e77';

describeDatabases('learning materials', (kind) => {
  let test: TestApp;
  let admin: Person;
  let member: Person;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' }, articles });
    admin = await registerAdmin(test);
    member = await registerPerson(test);
  });
  afterAll(() => test.close());

  const list = async (query = '', options: { token?: string; language?: Language } = {}) => {
    const { token, language = 'en' } = options;
    const { body } = await test.call('GET', `/learning-materials${query}`, {
      headers: { 'accept-language': language },
      ...(token !== undefined && { token }),
    });
    return body.data as Material[];
  };
  const titlesOf = (materials: Material[]) => materials.map(({ title }) => title);
  const add = (more: Record<string, unknown> = {}, token = admin.token) =>
    test.call('POST', '/learning-materials', { token, body: { ...film, ...more } });
  const change = (id: string, body: Record<string, unknown>, token = admin.token) =>
    test.call('PATCH', `/learning-materials/${id}`, { token, body });
  const remove = (id: string, token = admin.token) =>
    test.call('DELETE', `/learning-materials/${id}`, { token });
  /** Adds one for the length of a test. */
  async function withAdded(more: Record<string, unknown>, work: (material: Material) => Promise<void>) {
    const { status, body } = await add(more);
    expect(status).toBe(201);
    try {
      await work(body.data);
    } finally {
      await remove(body.data._id);
    }
  }

  it('offers the library in the language of whoever asks', async () => {
    expect(titlesOf(await list('', { language: 'fr' }))).toEqual(['Le préservatif', 'Les premières règles']);
    expect((await list('', { language: 'sw' }))[0]).toEqual({
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
    await withAdded({}, async (material) => {
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
    await withAdded({}, async ({ _id }) => {
      for (const token of [undefined, member.token]) {
        expect(titlesOf(await list('', { ...(token && { token }) }))).not.toContain(film.title);
        const one = await test.call('GET', `/learning-materials/${_id}`, { ...(token && { token }) });
        expect([one.status, one.body.error]).toEqual([404, 'NOT_FOUND']);
      }
      expect(titlesOf(await list('', { token: admin.token }))).toContain(film.title);
      await change(_id, { status: 'PUBLISHED' });
      expect(titlesOf(await list())).toContain(film.title);
      expect((await test.call('GET', `/learning-materials/${_id}`)).body.data.title).toBe(film.title);
    });
  });

  it('puts featured ones first, then what was added, then the library', async () => {
    await withAdded({ status: 'PUBLISHED', title: 'Older' }, () =>
      withAdded({ status: 'PUBLISHED', title: 'Newer' }, () =>
        withAdded({ status: 'PUBLISHED', title: 'Star', featured: true }, async () => {
          await change('first-period', { featured: true });
          const all = await list();
          expect(titlesOf(all)).toEqual(['Star', 'The first period', 'Newer', 'Older', 'Condoms']);
          expect(titlesOf(await list('?page=1'))).toEqual(titlesOf(all));
          expect(await list('?page=2')).toEqual([]);
          await change('first-period', { featured: false });
        }),
      ),
    );
  });

  it('narrows the list by category, origin and words, without minding case and accents', async () => {
    await withAdded({ status: 'PUBLISHED', category: 'CONTRACEPTION' }, async () => {
      expect(titlesOf(await list('?category=CONTRACEPTION'))).toEqual([film.title, 'Condoms']);
      expect(titlesOf(await list('?category=CONTRACEPTION&builtIn=false'))).toEqual([film.title]);
      expect(titlesOf(await list('?builtIn=true'))).toEqual(['Condoms', 'The first period']);
      expect(titlesOf(await list('?search=ZOE'))).toEqual([film.title]);
      expect(titlesOf(await list('?search=PRESERVATIF', { language: 'fr' }))).toEqual(['Le préservatif']);
      expect(await list('?search=%25')).toEqual([]);
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
    await withAdded(sent, async (material) => {
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
    const answer = await add(more);
    expect([answer.status, answer.body.error]).toEqual([422, error]);
    if (message) expect(answer.body.message).toBe(message);
  });

  it('changes only what is named, and judges the whole again', async () => {
    await withAdded({ featured: true }, async ({ _id }) => {
      const changed = await change(_id, { title: 'Another' });
      expect(changed.body.data).toMatchObject({ ...film, title: 'Another', featured: true, status: 'DRAFT' });
      const refused = await change(_id, { description: ' ' });
      expect([refused.status, refused.body.error]).toEqual([422, 'MATERIAL_DESCRIPTION']);
      expect(titlesOf(await list('?search=another', { token: admin.token }))).toEqual(['Another']);
      expect(await list('?search=film', { token: admin.token })).toEqual([]);
    });
  });

  it('lets an article be featured or withdrawn, and nothing else', async () => {
    const { body } = await change('condoms', { status: 'DRAFT' });
    expect(body.data).toMatchObject({ _id: 'condoms', status: 'DRAFT', featured: false });
    await change('condoms', { featured: true });
    expect(titlesOf(await list())).toEqual(['The first period']);
    expect(titlesOf(await list('', { token: admin.token, language: 'fr' }))).toContain('Le préservatif');
    expect((await test.call('GET', '/learning-materials/changes')).body.data).toEqual({
      ...{ withdrawn: ['condoms'], featured: [], added: {} },
    });
    await change('condoms', { status: 'PUBLISHED' });
    expect((await test.call('GET', '/learning-materials/changes')).body.data.featured).toEqual(['condoms']);
    await change('condoms', { featured: false });
    for (const answer of [
      await change('condoms', { title: 'Mine', status: 'DRAFT' }),
      await remove('condoms'),
    ])
      expect([answer.status, answer.body.error]).toEqual([409, 'MATERIAL_BUILT_IN']);
    expect(titlesOf(await list())).toContain('Condoms');
  });

  it('counts what was added, by category', async () => {
    await withAdded({ status: 'PUBLISHED' }, () =>
      withAdded({}, async () => {
        const { body } = await test.call('GET', '/learning-materials/changes');
        expect(body.data.added).toEqual({ SEXUAL_HEALTH: 1 });
      }),
    );
  });

  it('takes changes from administrators alone', async () => {
    await withAdded({}, async ({ _id }) => {
      for (const answer of [
        await add({}, member.token),
        await change(_id, { title: 'Mine' }, member.token),
        await remove(_id, member.token),
        await test.call('GET', '/admin/learning-materials', { token: member.token }),
      ])
        expect([answer.status, answer.body.error]).toEqual([403, 'FORBIDDEN']);
    });
  });

  it('knows nothing of what is not there', async () => {
    for (const id of [NOTHING, 'no-such-article', 'A%20B'])
      expect((await test.call('GET', `/learning-materials/${id}`)).status).toBe(404);
    expect((await change(NOTHING, { title: 'a' })).status).toBe(404);
    expect((await remove(NOTHING)).status).toBe(404);
  });

  it('writes down who changed what, in the same transaction', async () => {
    const { db } = test.store.database;
    const entries = () => db.selectFrom('audit_entries').selectAll().orderBy('seq').execute();
    const before = (await entries()).length;
    await withAdded({}, async ({ _id }) => {
      await change(_id, { title: 'Renamed', featured: true });
      await change(_id, { title: '' });
    });
    await change('condoms', { featured: true });
    await change('condoms', { featured: false });
    const by = { user_id: admin.user._id, username: admin.username };
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
      ids.push((await add({ title: `Added ${at}`, status: at % 2 ? 'DRAFT' : 'PUBLISHED' })).body.data._id);
    const page = async (query: string) =>
      (await test.call('GET', `/admin/learning-materials${query}`, { token: admin.token })).body.data;
    const first = await page('');
    expect(first).toMatchObject({ page: 1, hasMore: true, total: count + 2 });
    expect(titlesOf(first.materials).slice(0, 2)).toEqual([`Added ${count - 1}`, `Added ${count - 2}`]);
    const second = await page('?page=2');
    expect(titlesOf(second.materials)).toEqual(['Added 0', 'Condoms', 'The first period']);
    expect(second.hasMore).toBe(false);
    expect(await page('?search=PERIOD')).toMatchObject({ total: 1, materials: [{ _id: 'first-period' }] });
    expect((await page('?status=DRAFT')).total).toBe((count - 1) / 2);
    expect((await page('?category=CONTRACEPTION&page=1')).total).toBe(1);
    for (const id of ids) await remove(id);
  });
});
