import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, ask, listed } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the list of the board', (kind) => {
  let test: TestApp;
  const contents = Array.from(
    { length: 23 },
    (_, at) => `Question ${at} about ${at % 2 ? 'Préservatif' : 'coils'}`,
  );
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    for (const [at, content] of contents.entries())
      await ask(test, content, { more: { tags: at % 5 === 0 ? ['Fifth', 'all'] : ['all'], language: 'fr' } });
  });
  afterAll(() => test.close());
  const newest = contents.toReversed();

  it('comes ten a page and says whether there is more', async () => {
    for (const [page, from, hasMore] of [
      [1, 0, true],
      [2, 10, true],
      [3, 20, false],
      [4, 30, false],
    ] as const) {
      const { body } = await test.call('GET', `/community/questions?page=${page}`);
      expect(body.data.questions.map(({ content }: { content: string }) => content)).toEqual(
        newest.slice(from, from + 10),
      );
      expect(body.data).toMatchObject({ page, hasMore, tags: ['all', 'Fifth'] });
    }
  });

  it('leaves out answers unless it is asked to include them, then shows what their own page shows', async () => {
    const { body } = await test.call('GET', '/community/questions');
    const [{ _id: id }] = body.data.questions;
    const headers = await newVisitor(test);
    await answer(test, id, 'I asked a nurse, she was kind.', { headers });
    const light = (await test.call('GET', '/community/questions', { headers })).body.data;
    expect(light.questions[0]).toMatchObject({ answers: [], answerCount: 1 });
    const whole = (await test.call('GET', '/community/questions?include=answers', { headers })).body.data;
    expect(whole.questions).toHaveLength(10);
    expect(whole.questions[0].answers).toMatchObject([
      { isOwn: true, content: 'I asked a nurse, she was kind.' },
    ]);
    const alone = await test.call('GET', `/community/questions/${id}`, { headers });
    expect(whole.questions[0]).toEqual(alone.body.data.question);
    const other = (await test.call('GET', '/community/questions?include=answers')).body.data;
    expect(other.questions[0].answers[0].isOwn).toBe(false);
    expect((await test.call('GET', '/community/questions?include=all')).status).toBe(422);
  });

  it('keeps to a tag, however it is written', async () => {
    const fifth = newest.filter((content) => Number(content.split(' ')[1]) % 5 === 0);
    expect(await listed(test, '?tag=%23FIFTH')).toEqual(fifth);
    expect(await listed(test, '?tag=nothing')).toEqual([]);
  });

  it('searches all contents without minding case and accents', async () => {
    const odd = newest.filter((content) => content.includes('Préservatif'));
    expect(await listed(test, '?search=PRESERVATIF')).toEqual(odd.slice(0, 10));
    expect(await listed(test, '?search=preservatif&page=2')).toEqual(odd.slice(10));
    expect(await listed(test, '?search=nowhere')).toEqual([]);
    expect(await listed(test, '?search=%25')).toEqual([]);
    expect(await listed(test, '?search=22')).toEqual([newest[0]]);
    expect(await listed(test, '?search=pres&tag=fifth')).toEqual(
      odd.filter((content) => Number(content.split(' ')[1]) % 5 === 0),
    );
  });

  it('keeps to a language', async () => {
    const { body } = await ask(test, 'Je voudrais savoir si la pilule est dangereuse pour les jeunes filles');
    const { content, lang } = body.data.question;
    expect(lang).toBe('fr');
    expect(await listed(test, '?lang=fr')).toContain(content);
    expect(await listed(test, '?lang=sw')).toEqual([]);
    expect(await listed(test, '?lang=sw&search=pilule')).toEqual([]);
    expect(await listed(test, '?lang=fr&search=pilule')).toEqual([content]);
  });

  it.each(['page=0', 'page=x', 'page=-1', 'page=1000000', 'lang=de'])('refuses ?%s', async (query) => {
    const { status } = await test.call('GET', `/community/questions?${query}`);
    expect(status).toBe(422);
  });
});
