import { vi } from 'vitest';

/** What the server answers: an envelope with its status, or no answer at all. */
export type FakeAnswer = 'no network' | { status?: number; body: unknown };

export interface Sent {
  call: string;
  headers: Headers;
  body: unknown;
}

/**
 * Stands at the edge of the network. `answers` maps `POST /chat` to its answers in order; the last one repeats.
 * Returns the list of what was sent.
 */
export function fakeServer(answers: Record<string, FakeAnswer | FakeAnswer[]>): Sent[] {
  const sent: Sent[] = [];
  const left = new Map(Object.entries(answers).map(([call, answer]) => [call, [answer].flat()]));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.replace('/api/v1', '')}`;
    sent.push({
      call,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const queue = left.get(call);
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (!answer) throw new Error(`The test has no answer for ${call}`);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return sent;
}

export function success(data: unknown, more: { status?: number; help?: unknown } = {}): FakeAnswer {
  const { status = 200, help } = more;
  return { status, body: { success: true, data, ...(help !== undefined && { help }) } };
}

export function failure(status: number, error: string, message: string, help?: unknown): FakeAnswer {
  return {
    status,
    body: { success: false, error, message, requestId: 'r1', ...(help !== undefined && { help }) },
  };
}
