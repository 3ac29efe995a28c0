import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Below so many bytes an answer fits into one packet as it is. */
const WORTH_IT = 1_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Quick rather than small: a person waits for it, on a server of two cores. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What is answered again as it is need not be compressed again. */
const known = { br: new WeakMap<Buffer, Buffer>(), gzip: new WeakMap<Buffer, Buffer>() };

/**
 * Compresses an answer for whoever takes it so; a hook of the routes that ask for it. The length of a compressed answer tells
 * how alike its parts are: where a secret stands beside words that somebody else can choose, that gives the secret away
 * (BREACH). So no answer is compressed unless its route says that it holds none, and `mayCompress` agrees: record 98.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(body) || body.length < WORTH_IT) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return payload;
  const compressed = known[encoding].get(body) ?? (await compress(body, encoding));
  known[encoding].set(body, compressed);
  // Not before it is so: a refusal for want of time may take this answer's place meanwhile.
  reply.header('content-encoding', encoding);
  reply.header('content-length', compressed.length);
  return compressed;
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, QUALITY) : gzipped(body);
}

/** Fields of answers that are worth stealing. */
const SECRET = /token|receipt|code|signature|secret|deviceMark|key/i;

/** Whether an answer of this shape holds no field that is named as a secret, however deep. */
export function mayCompress(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { entries = {}, item, items, options, wrapped } = schema as Record<string, unknown>;
  const fields = Object.entries(entries as object);
  if (fields.some(([name]) => SECRET.test(name))) return false;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return [...fields.map(([, field]) => field), item, wrapped, ...list(items), ...list(options)].every(
    mayCompress,
  );
}
