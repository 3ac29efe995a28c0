import { afterEach, describe, expect, it, vi } from 'vitest';
import { onExit } from '../../lib/exit.ts';
import { STORED } from '../../lib/storage.ts';
import { eraseDevice } from './erase.ts';

function device({ isBlocked = false } = {}) {
  const kept = { caches: ['salama-1', 'other'], workers: 2, told: [] as string[], databases: ['tracker'] };
  vi.stubGlobal('caches', {
    keys: async () => [...kept.caches],
    delete: async (name: string) => {
      kept.caches = kept.caches.filter((other) => other !== name);
    },
  });
  vi.stubGlobal('indexedDB', {
    databases: async () => kept.databases.map((name) => ({ name })),
    deleteDatabase: (name: string) => {
      const request: Record<string, () => void> = {};
      queueMicrotask(() => {
        if (isBlocked) return request['onblocked']?.();
        kept.databases = kept.databases.filter((other) => other !== name);
        return request['onsuccess']?.();
      });
      return request;
    },
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () =>
        Array.from({ length: kept.workers }, () => ({
          active: {
            postMessage({ type }: { type: string }, [answer]: MessagePort[]) {
              kept.told.push(type);
              answer?.postMessage('heard');
            },
          },
          unregister: async () => {
            kept.workers -= 1;
          },
        })),
    },
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('erasing traces', () => {
  it('empties memory, both storages, caches, databases and workers', async () => {
    const kept = device();
    for (const [key, { area }] of Object.entries(STORED))
      (area === 'local' ? localStorage : sessionStorage).setItem(key, 'true');
    localStorage.setItem('periodDays.unreadable', 'x');
    localStorage.setItem('something-else', 'x');
    const emptied = vi.fn();
    const stop = onExit(emptied);
    expect(await eraseDevice()).toBe(true);
    stop();
    expect(emptied).toHaveBeenCalledOnce();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(kept).toEqual({ caches: [], workers: 0, told: ['forget', 'forget'], databases: [] });
  });

  it('takes away what is written while it erases', async () => {
    device();
    const stop = onExit(() => queueMicrotask(() => localStorage.setItem('token', 'late')));
    await eraseDevice();
    stop();
    expect(localStorage.length).toBe(0);
  });

  it('says when something stays', async () => {
    device({ isBlocked: true });
    expect(await eraseDevice()).toBe(false);
  });

  it('works where a browser has none of these', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('indexedDB', undefined);
    expect(await eraseDevice()).toBe(true);
  });
});
