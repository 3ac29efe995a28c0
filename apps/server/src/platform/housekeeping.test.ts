import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from './clock.ts';
import { keepHouse } from './housekeeping.ts';

describe('chores', () => {
  let app: FastifyInstance;
  let done: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    app = Fastify();
    done = [];
  });
  afterEach(async () => {
    await app.close();
    vi.useRealTimers();
  });

  const chore = (name: string, work = async () => {}) => ({
    name,
    every: HOUR,
    run: async () => {
      done.push(name);
      await work();
    },
  });
  const listen = () => app.listen({ host: '127.0.0.1', port: 0 });

  it('are done soon after the start, one after the other, and then every hour', async () => {
    let finish = () => {};
    const first = new Promise<void>((resolve) => {
      finish = resolve;
    });
    keepHouse(app, [chore('slow', () => first), chore('next')]);
    await listen();
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual(['slow']);
    finish();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual(['slow', 'next']);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(done).toEqual(['slow', 'next', 'slow', 'next']);
  });

  it('go on after one that failed', async () => {
    keepHouse(app, [chore('fails', () => Promise.reject(new Error('for once'))), chore('next')]);
    await listen();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual(['fails', 'next']);
  });

  it('end with the app, save those that are done at its end', async () => {
    keepHouse(app, [chore('hourly'), { ...chore('last'), atClose: true }]);
    await listen();
    await app.close();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(done).toEqual(['last']);
  });
});
