import { vi } from 'vitest';

/** What the server answers: an envelope with its status, or no answer at all. */
export type FakeAnswer =
  | 'no network'
  | { status?: number; body: unknown }
  | { events: AsyncIterable<string> };

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
    if ('events' in answer) return streamed(answer.events, init.signal);
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

/** An answer in pieces that the test writes by hand; nothing is sent before it is. */
export function stream() {
  const channel = new TransformStream<string, string>();
  const writer = channel.writable.getWriter();
  const send = (event: string, data: unknown) =>
    writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).catch(() => undefined);
  return {
    answer: { events: channel.readable } satisfies FakeAnswer,
    piece: (text: string) => send('piece', { text }),
    async end(data: unknown, more: object = {}) {
      await send('answer', { success: true, data, ...more });
      await writer.close();
    },
    breakOff: () => writer.abort(new TypeError('network error')),
  };
}

function streamed(events: AsyncIterable<string>, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      try {
        for await (const event of events) controller.enqueue(new TextEncoder().encode(event));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}
