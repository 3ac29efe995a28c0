import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { KEY_BYTES, NONCE_BYTES, unseal } from '../../platform/encryption.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { LONGEST_WRITTEN } from './reply-writer.ts';
import { openTurn, sealTurn, TURN_BYTES, type Turn } from './sealed-turn.ts';

const key = systemRandomness.bytes(KEY_BYTES);
const id = systemRandomness.uuid();
const sealed = (turn: Turn) => sealTurn(turn, id, key, systemRandomness.bytes(NONCE_BYTES));
const kept = (turn: Turn) => openTurn(sealed(turn), id, key);

const details: ReplyDetails = { kind: 'answer', language: 'fr', sources: [], suggestions: [] };
const detailsOf = (bytes: number): ReplyDetails => ({ ...details, suggestions: ['x'.repeat(bytes - 70)] });
const turn = (question: string, reply: string, under = details): Turn => ({
  at: Date.UTC(2026, 10, 20, 9, 5, 7, 123),
  place: 1,
  messages: [
    { id: systemRandomness.uuid(), role: 'user', content: question },
    { id: systemRandomness.uuid(), role: 'assistant', content: reply, details: under },
  ],
});

const MOST = limits.chat.message;
const LARGEST = turn('\u0001'.repeat(MOST), `${'’'.repeat(LONGEST_WRITTEN)} …`, detailsOf(8_000));

describe('a sealed turn', () => {
  it.each([
    ['a word and a word', turn('a', 'b')],
    ['a question of 1,000 emoji', turn('😀'.repeat(MOST), 'b')],
    ['a question of control characters', turn('\u0001'.repeat(MOST), 'b')],
    ['a question of halves of emoji', turn('\ud83d'.repeat(MOST), 'b')],
    ['the longest question with a model’s longest reply', LARGEST],
  ])('has the same length with %s, and gives it back whole', (_, one) => {
    expect(sealed(one)).toHaveLength(sealed(turn('', '')).length);
    expect(kept(one)).toEqual(one);
  });

  it('has 24 KiB inside', () => {
    const bytes = unseal(key, sealed(turn('a', 'b')), `chat_turns.sealed ${id}`);
    expect([bytes.length, TURN_BYTES]).toEqual([24 * 1_024, 24 * 1_024]);
  });

  it.each([
    ['words', 'neuf mots de plus '.repeat(5_000)],
    ['one word', 'x'.repeat(50_000)],
    ['emoji', '😀'.repeat(20_000)],
  ])('keeps of a reply without end, of %s, what fits, and says so', (_, reply) => {
    const long = turn('\u0001'.repeat(MOST), reply, detailsOf(8_000));
    expect(sealed(long)).toHaveLength(sealed(turn('', '')).length);
    const [question, answer] = kept(long).messages;
    expect(question).toEqual(long.messages[0]);
    expect(answer?.details).toEqual(long.messages[1]?.details);
    const [start, said] = answer?.content.split('\n\n') ?? [];
    expect(said).toBe('*Cette réponse était trop longue pour être gardée en entier.*');
    expect(reply.startsWith(start ?? '-')).toBe(true);
    expect(start?.length).toBeGreaterThan(2_000);
  });

  it('loses sources without end before it loses words', () => {
    const long = turn('a', 'b', detailsOf(60_000));
    expect(kept(long).messages[1]).toMatchObject({ details });
    expect(kept(long).messages[1]?.content).toMatch(/^b\n\n\*Cette/);
  });

  it('opens in no other row', () => {
    expect(() => openTurn(sealed(turn('a', 'b')), systemRandomness.uuid(), key)).toThrow();
  });
});
