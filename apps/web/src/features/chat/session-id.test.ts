import { describe, expect, it } from 'vitest';
import { ensureSessionId, randomId } from './session-id.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the session id', () => {
  it('is a version 4 UUID, without crypto.randomUUID', () => {
    const ids = Array.from({ length: 200 }, randomId);
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(200);
  });

  it('is made once and kept as plain text', () => {
    const first = ensureSessionId();
    expect(localStorage.getItem('sessionId')).toBe(first);
    expect(ensureSessionId()).toBe(first);
  });

  it('is made anew when the stored one is no UUID', () => {
    localStorage.setItem('sessionId', 'someone wrote this');
    expect(ensureSessionId()).toMatch(UUID_V4);
  });
});
