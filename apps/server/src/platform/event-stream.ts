import { PassThrough } from 'node:stream';
import type { Endpoint } from '@salama/contract/endpoint.ts';
import { STREAM_EVENTS } from '@salama/contract/event-stream.ts';
import { EVENT_STREAM } from '@salama/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from './clock.ts';
import { failureOf } from './envelope.ts';

/** Milliseconds. Longer than any writer takes. */
export const LONGEST_STREAM = 60 * SECOND;

/** The way to a caller while an answer is still being made. */
export interface Live {
  /** Sends a piece of the text; absent where the caller wants the answer whole. */
  say: ((text: string) => void) | undefined;
  /** Nobody waits for the answer any more. */
  gone: AbortSignal;
}

interface EventStream extends Live {
  /** Sends the answer: as JSON, or as the last event where pieces came before it. */
  deliver<Answer>(answer: Promise<Answer>, write: (answer: Answer) => Buffer): Promise<FastifyReply>;
}

/** Of an endpoint that does not stream, and to callers who do not ask for it, answers are JSON. */
export function openEventStream(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): EventStream {
  const { wanted, only } = endpoint.streams ? wishOf(request.headers.accept) : { wanted: false, only: false };
  let stream: PassThrough | undefined;
  const send = (event: string, data: string): void => {
    stream ??= begin(reply);
    stream.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  return {
    say: wanted ? (text) => send(STREAM_EVENTS.piece, JSON.stringify({ text })) : undefined,
    gone: endpoint.streams ? hangUpSignal(reply) : neverGone,
    async deliver(answer, write) {
      try {
        const body = write(await answer);
        if (!stream && !only)
          return reply
            .code(endpoint.status ?? 200)
            .type('application/json; charset=utf-8')
            .send(body);
        send(STREAM_EVENTS.answer, body.toString());
      } catch (error) {
        // Before the first piece a refusal still has its status.
        if (!stream) throw error;
        send(STREAM_EVENTS.failure, JSON.stringify(failureOf(error, request)));
      }
      stream?.end();
      return reply;
    },
  };
}

/** Pieces are sent to whoever names them; JSON instead, while there is nothing to stream, unless it is excluded. */
function wishOf(accept = ''): { wanted: boolean; only: boolean } {
  const wanted = accept.includes(EVENT_STREAM);
  return { wanted, only: wanted && !/application\/json|\*\/\*/.test(accept) };
}

function begin(reply: FastifyReply): PassThrough {
  const stream = new PassThrough();
  // Proxies that collect an answer before they pass it on would make the pieces pointless.
  reply.header('x-accel-buffering', 'no').type(`${EVENT_STREAM}; charset=utf-8`).send(stream);
  return stream;
}

const neverGone = new AbortController().signal;

function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
