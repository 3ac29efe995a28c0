import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '../../platform/clock.ts';
import { askChat } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';

describe('a withdrawn article', () => {
  let test: TestApp;
  let hidden: readonly string[] = [];
  const root = mkdtempSync(join(tmpdir(), 'salama-site-'));
  beforeAll(async () => {
    for (const path of ['learn', 'learn/condoms', 'fr/learn/condoms', 'learn/other', '404']) {
      const file = join(root, path === '404' ? '404.html' : `${path}/index.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, path);
    }
    const assistant: typeof testAssistant = {
      ...testAssistant,
      answer(question) {
        hidden = [...(question.withdrawn ?? [])];
        return testAssistant.answer(question);
      },
    };
    test = await createTestApp('SQLite', { webRoot: root, assistant });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });
  const statusOf = async (path: string) => (await test.call('GET', path)).status;
  async function set(status: 'DRAFT' | 'PUBLISHED') {
    const { db } = test.store.database;
    await db.deleteFrom('learning_library').execute();
    await db.insertInto('learning_library').values({ slug: 'condoms', status, featured: 0 }).execute();
    test.clock.advance(SECOND);
  }

  it('has no page, in any language or spelling, until it is published again', async () => {
    await set('DRAFT');
    for (const path of [
      '/learn/condoms',
      '/fr/learn/condoms',
      '/learn/condoms/index.html',
      '/learn/condoms/',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('/learn/other')).toBe(200);
    expect(await statusOf('/learn')).toBe(200);
    await set('PUBLISHED');
    expect(await statusOf('/learn/condoms')).toBe(200);
  });

  it('is unknown to the assistant until then', async () => {
    await set('DRAFT');
    await askChat(test, 'How do I put on a condom?');
    expect(hidden).toEqual(['condoms']);
    await set('PUBLISHED');
    await askChat(test, 'How do I put on a condom?');
    expect(hidden).toEqual([]);
  });

  it('stays as it was known last while the database is away', async () => {
    await set('DRAFT');
    expect(await statusOf('/learn/condoms')).toBe(404);
    await test.store.database.db.schema.dropTable('learning_library').execute();
    test.clock.advance(SECOND);
    expect(await statusOf('/learn/condoms')).toBe(404);
    expect(await statusOf('/learn/other')).toBe(200);
    expect((await askChat(test, 'How do I put on a condom?')).status).toBe(200);
  });
});
