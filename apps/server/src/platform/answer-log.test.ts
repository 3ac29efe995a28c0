import { describe, expect, it, vi } from 'vitest';
import { askChat } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { testAssistant } from '../testing/test-assistant.ts';
import { MINUTE } from './clock.ts';

describe('what may write', () => {
  it('is told once a minute by count, and our own faults at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const test = await createTestApp('SQLite', {
      assistant: {
        ...testAssistant,
        answer: (asked) => {
          if (asked.question.includes('fault')) throw new Error('none of it');
          return testAssistant.answer(asked);
        },
      },
    });
    const written = () =>
      test.logLines.map((line) => JSON.parse(line)).filter(({ method }) => method === 'POST');
    await askChat(test, 'What is a condom?');
    await askChat(test, 'And an implant?');
    expect(written()).toEqual([]);
    await askChat(test, 'a fault');
    expect(written()).toMatchObject([{ status: 500 }]);
    vi.advanceTimersByTime(MINUTE);
    expect(written().slice(1)).toMatchObject([{ route: '/api/v1/chat', status: 200, count: 2 }]);
    vi.useRealTimers();
    await test.close();
    expect(written()).toHaveLength(2);
  });
});
