import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { SESSION_ID } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';

describeDatabases('the context of a question', (kind) => {
  let test: TestApp;
  let day: Date | undefined;
  beforeAll(async () => {
    const assistant = {
      ...testAssistant,
      answer(question: Parameters<typeof testAssistant.answer>[0]) {
        day = question.today;
        const { sections, said = [] } = question.context ?? {};
        const text = `After ${sections?.join(', ') ?? 'nothing'} ${said.join(', ')}`.trim();
        return { ...testAssistant.answer(question), text };
      },
    };
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' }, assistant });
  });
  afterAll(() => test.close());

  const ask = (context?: unknown) =>
    test.call('POST', '/chat', { body: { question: 'does it hurt?', sessionId: SESSION_ID, context } });

  it('reaches the assistant by the names of sections', async () => {
    const { body } = await ask({ sections: ['long-lasting#implant'] });
    expect(body.data.results).toBe('After long-lasting#implant');
    expect((await ask()).body.data.results).toBe('After nothing');
  });

  it('brings along the person’s own last messages', async () => {
    const { body } = await ask({ sections: [], said: ['and the coil', 'the pill'] });
    expect(body.data.results).toBe('After  and the coil, the pill');
  });

  it('brings along the day by the clock of the server', async () => {
    await ask();
    expect(day).toEqual(new Date(test.clock.now()));
  });

  it('leaves none of her words in log, error or counts', async () => {
    const planted = 'zanzibarite';
    const context = { sections: [], said: [`about ${planted}`], warned: { kind: 'crisis' } };
    expect((await ask(context)).status).toBe(200);
    expect((await ask({ ...context, said: [planted, 2] })).status).toBe(422);
    const { db } = test.store.database;
    const tables = ['chat_question_counts', 'chat_feedback', 'chat_turns'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows) + test.logLines.join('')).not.toContain(planted);
  });

  it.each([
    ['words', { sections: ['what she asked before'] }],
    ['too many', { sections: Array.from({ length: 7 }, () => 'long-lasting#implant') }],
    ['more of her words than three messages', { sections: [], said: ['a', 'b', 'c', 'd'] }],
    ['facts in words', { sections: [], facts: ['I am 16'] }],
    ['too many facts', { sections: [], facts: Array.from({ length: 13 }, () => 'age-16') }],
    ['a message that is too long', { sections: [], said: ['a'.repeat(1_001)] }],
    ['no list', { sections: 'long-lasting#implant' }],
  ])('is refused when it holds %s', async (_, context) => {
    expect((await ask(context)).status).toBe(422);
  });
});
