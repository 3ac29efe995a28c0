import { describe, expect, it, vi } from 'vitest';
import { asVisitor, asWriter } from './as-visitor.ts';
import type { Refused } from './http.ts';

const full: Refused = { ok: false, reason: 'refused', status: 429, message: 'Wait' };
const unsigned: Refused = { ok: false, reason: 'refused', status: 503, message: 'Not now' };
const away: Refused = { ok: false, reason: 'network' };
const known = async () => undefined;

describe.each([
  ['a vote', asVisitor, false],
  ['a text', asWriter, true],
] as const)('%s', (_, send, goesUnsigned) => {
  it('goes when the server knows the visitor, and is refused as its session was', async () => {
    const sent = vi.fn(async () => ({ ok: true as const, data: 'there' }));
    expect(await send(known, sent)).toEqual({ ok: true, data: 'there' });
    for (const why of [full, away]) expect(await send(async () => why, sent)).toBe(why);
    expect(sent).toHaveBeenCalledOnce();
  });

  it(`${goesUnsigned ? 'goes' : 'does not go'} to a server that signs no session`, async () => {
    const refusal: Refused = { ...unsigned, help: { kind: 'emergency', text: '', contacts: [] } };
    const sent = vi.fn(async () => refusal);
    expect(await send(async () => unsigned, sent)).toBe(goesUnsigned ? refusal : unsigned);
    expect(sent).toHaveBeenCalledTimes(goesUnsigned ? 1 : 0);
  });
});
