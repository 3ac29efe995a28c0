import { describe, expect, it } from 'vitest';
import { drawRequest, type Target } from './hostile-requests.ts';
import { judge } from './judge.ts';
import { readAnswer } from './raw-connection.ts';

const USUAL = { isUnframed: false, isHead: false };
const refusal = (error: string) =>
  JSON.stringify({ success: false, message: 'No.', error, requestId: 'a request' });
const judged = (status: number, body: string) => judge(USUAL, { status, body });

describe('an answer to a hostile request', () => {
  it('is in order as a success or as a refusal of the contract', () => {
    expect(judged(200, '{"success":true,"data":{}}')).toBe('in order');
    expect(judged(422, refusal('INVALID_INPUT'))).toBe('in order');
    expect(judged(431, refusal('MALFORMED_REQUEST'))).toBe('in order');
  });

  it('is a fault when the server failed, hung, hung up or told of itself', () => {
    expect(judged(500, refusal('INTERNAL'))).toEqual({ fault: 'status 500' });
    expect(judge(USUAL, 'silent')).toEqual({ fault: 'no answer' });
    expect(judge(USUAL, 'closed')).toEqual({ fault: 'closed without an answer' });
    expect(judge({ ...USUAL, isHead: true }, { status: 500, body: '' })).toEqual({ fault: 'status 500' });
    expect(judged(400, 'Error\n    at read (/srv/a.ts:3:4)')).toEqual({ fault: '400 tells of the program' });
  });

  it('is a fault outside the contract’s shape', () => {
    expect(judged(417, '')).toEqual({ fault: '417 outside the envelope' });
    expect(judged(200, '<html>')).toEqual({ fault: '200 outside the envelope' });
    expect(judged(404, '{"error":"NOT_FOUND"}')).toEqual({ fault: '404 outside the envelope' });
    expect(judged(400, refusal('NOT_FOUND'))).toEqual({ fault: 'NOT_FOUND with status 400' });
  });

  it('may be missing only where it was not sure where the request ends', () => {
    expect(judge({ ...USUAL, isUnframed: true }, 'closed')).toBe('in order');
    expect(judge({ ...USUAL, isUnframed: true }, 'silent')).toEqual({ fault: 'no answer' });
  });

  it('is told apart when there was no time for it', () => {
    expect(judged(503, refusal('UNAVAILABLE'))).toBe('overloaded');
    expect(judged(503, '')).toEqual({ fault: '503 outside the envelope' });
  });
});

describe('an answer on the wire', () => {
  const read = (text: string) => readAnswer(Buffer.from(text), false, false);

  it('is whole when its length has come, and not before', () => {
    expect(read('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n{}')).toBeUndefined();
    expect(read('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}HTTP')).toMatchObject({
      status: 200,
      body: '{}',
    });
  });

  it('is read in pieces, and after a word in between', () => {
    const pieces = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
    expect(read(`HTTP/1.1 100 Continue\r\n\r\n${pieces}`)).toMatchObject({ status: 200, body: '{}' });
  });
});

describe('a drawn request', () => {
  const target: Target = {
    ...{
      method: 'POST',
      path: '/api/v1/chat',
      query: [],
      ids: ['an-id'],
      session: 'a session',
      token: 'a-token',
    },
    example: { question: 'Is it normal?', sessionId: 'an-id' },
  };

  it('is the same for the same seed and number, and another for another', () => {
    const drawn = (seed: number) =>
      Array.from({ length: 200 }, (_, at) => drawRequest(target, seed, at).bytes.toString('latin1'));
    expect(drawn(3)).toEqual(drawn(3));
    expect(new Set(drawn(3)).size).toBeGreaterThan(150);
    expect(drawn(3)).not.toEqual(drawn(4));
  });

  it('is of every kind, and says the length of its body in bytes', () => {
    const all = Array.from({ length: 2_000 }, (_, at) => drawRequest(target, 5, at));
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(9);
    for (const { bytes } of all.filter((one) => !one.isUnframed)) {
      const text = bytes.toString('latin1');
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      expect(Number(/\r\ncontent-length: (\d+)\r\n\r\n/.exec(text)?.[1])).toBe(body.length);
    }
  });
});
