import type { Socket } from 'node:net';
import type { Failure } from '@salama/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure, Refusal } from './errors.ts';
import { languageOf } from './request-language.ts';

const RETRY_AFTER = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Looks for danger in what was sent, so that any refusal can carry help. */
    findHelp: (() => Help | undefined) | undefined;
  }
}

/** Turns whatever was thrown into the one shape of a refusal. The only place that does. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(error, request);
  const status = ERRORS[refusal.code];
  if (status === 429 || status === 503)
    reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfter ?? RETRY_AFTER)));
  return reply.code(status).type('application/json; charset=utf-8').send(failure(refusal.code, request));
}

/** The same for an answer whose status has already gone out. */
export function failureOf(error: unknown, request: FastifyRequest): Failure {
  return failure(refusalFrom(error, request).code, request);
}

/** Whatever was thrown as a refusal; what is our fault is logged, without its words. */
export function refusalFrom(error: unknown, request: FastifyRequest): Refusal {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error), { cause: error });
  if (refusal.code === 'INTERNAL') request.log.error({ failure: describeFailure(refusal.cause) }, 'failed');
  else if (refusal.code === 'UNAVAILABLE')
    request.log.warn({ failure: describeFailure(refusal.cause) }, 'unavailable');
  return refusal;
}

const UNREADABLE: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is not even HTTP, or never came to its end, in the same shape and closes the connection. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    success: false,
    message: texts.en.errors.MALFORMED_REQUEST,
    error: 'MALFORMED_REQUEST',
    requestId,
  } satisfies Failure);
  const head = [
    `HTTP/1.1 ${UNREADABLE[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'cache-control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function failure(code: ErrorCode, request: FastifyRequest): Failure {
  const help = findHelp(request);
  return {
    success: false,
    message: texts[languageOf(request)].errors[code],
    error: code,
    requestId: request.id,
    ...(help && { help }),
  };
}

/** A search that breaks must not take the refusal's own sentence with it. */
function findHelp(request: FastifyRequest): Help | undefined {
  try {
    return request.findHelp?.();
  } catch (error) {
    request.log.error({ failure: describeFailure(error) }, 'search for danger failed');
    return undefined;
  }
}

/** The framework's own refusals, in our words; anything unknown is our fault. */
function codeOf(error: unknown): ErrorCode {
  const code = isFrameworkError(error) ? error.code : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'PAYLOAD_TOO_LARGE';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'UNSUPPORTED_MEDIA_TYPE';
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return 'UNAVAILABLE';
  const status = isFrameworkError(error) ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL';
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && 'statusCode' in error;
}
