import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Feature, isCallOf } from '@salama/contract/platform/features.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Actor, Authenticate } from './actor.ts';
import { type Admission, admit } from './admission.ts';
import { compressAnswer, mayCompress } from './compressed-answer.ts';
import { Refusal } from './errors.ts';
import { type Live, LONGEST_STREAM, openEventStream } from './event-stream.ts';
import type { FindHelp } from './help.ts';
import { type HelpBeyondLimits, helpBeyondLimits, linesFor } from './help.ts';
import type { KeyWatch } from './key-watch.ts';
import type { LimitName, RequestLimits } from './limits/request-limits.ts';
import { type LoadWatch, Overloaded } from './load-watch.ts';
import { isObject, languageOf } from './request-language.ts';
import { tryKeyOf } from './tries.ts';
import type { Visitor } from './visitor/visitor.ts';

/** What a handler receives: everything parsed, everybody known. */
export interface Call<E extends Endpoint = Endpoint> {
  body: BodyOf<E>;
  query: QueryOf<E>;
  params: ParamsOf<E>;
  language: Language;
  /** Present on `account` and `admin` endpoints; perhaps on `visitor` ones. */
  actor: Actor | undefined;
  /** A token came along but nobody could check it, because the database is away. */
  actorUnknown: boolean;
  visitor: Visitor;
  /** By which tries of one form are known as one, see `tries.ts`. */
  tryKey?: string | undefined;
  /** Where the caller wants the answer in pieces; always there, so that a handler may hear that nobody waits any more. */
  live: Live;
}

export interface Result<Data> {
  data: Data;
  help?: Help | undefined;
  /** The same object will be answered again, unchanged: it is checked and written once. */
  reused?: boolean;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<DataOf<E>>>;

export interface BindOptions {
  /** The limit of `limits/request-limits.ts` that one call spends from. */
  limit?: LimitName;
  /** Looks for danger in the unparsed body, whatever else is wrong with the request. Must not throw. */
  findHelp?: FindHelp;
  /** Its answer holds no secret, so it may go compressed: see `compressed-answer.ts`. */
  compress?: true;
}

export interface Binder {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: BindOptions): void;
  /** Everything bound so far: what OpenAPI describes. */
  endpoints: readonly Endpoint[];
}

export interface BindingDependencies extends HelpBeyondLimits {
  authenticate: Authenticate;
  limits: RequestLimits;
  keyWatch: Pick<KeyWatch, 'require'>;
  load: Pick<LoadWatch, 'require'>;
  /** Features whose calls are answered as if nobody had ever made them. */
  off?: readonly Feature[];
}

/**
 * Makes the function that registers a route from its contract: who, how often and what shape are settled before
 * the handler runs, and its answer is checked after.
 */
export function createBinder(app: FastifyInstance, dependencies: BindingDependencies): Binder {
  const endpoints: Endpoint[] = [];
  const bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options: BindOptions = {}): void => {
    if (isCallOf(dependencies.off ?? [], endpoint.path)) return;
    endpoints.push(endpoint);
    if (options.compress && !mayCompress(endpoint.data))
      throw new Error(`${endpoint.method} ${endpoint.path} answers with a secret and must not be compressed`);
    const readInput = inputReader(endpoint);
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // An answer in pieces takes its time; whoever writes it keeps the clock.
      ...(endpoint.streams && { handlerTimeout: LONGEST_STREAM }),
      ...(options.compress && { onSend: compressAnswer }),
      handler: async (request, reply) => {
        const admission = await enter(request, endpoint, options, dependencies);
        const stream = openEventStream(endpoint, request, reply);
        const language = languageOf(request);
        const tryKey = endpoint.repeats ? tryKeyOf(request) : undefined;
        const call: Call<E> = { ...readInput(request), ...admission, language, tryKey, live: stream };
        return stream.deliver(handler(call), (result) => writeSuccess(endpoint, result, request));
      },
    });
  };
  return Object.assign(bind, { endpoints });
}

/** Who calls, once they may and have not called too often; a refusal carries what help there is. */
async function enter(
  request: FastifyRequest,
  endpoint: Endpoint,
  { limit, findHelp }: BindOptions,
  dependencies: BindingDependencies,
): Promise<Admission> {
  let admission: Admission | undefined;
  // Only a refusal asks: an answer has looked for danger itself.
  if (findHelp)
    request.findHelp = () => findHelp(isObject(request.body) ? request.body : {}, languageOf(request));
  try {
    dependencies.load.require(endpoint);
    if (endpoint.needsServerKey) dependencies.keyWatch.require();
    admission = await admit(request, endpoint.access, dependencies);
    if (limit) await dependencies.limits.spend(limit, admission.visitor);
  } catch (error) {
    if (findHelp && error instanceof Overloaded) request.findHelp = () => linesFor(request, dependencies);
    else if (findHelp)
      request.findHelp = await helpBeyondLimits(request, findHelp, admission?.visitor, dependencies);
    throw error;
  }
  return admission;
}

/** The account that an `account` or `admin` endpoint always has. */
export function requireActor(call: Pick<Call, 'actor'>): Actor {
  if (!call.actor) throw new Refusal('UNAUTHENTICATED');
  return call.actor;
}

type Input<E extends Endpoint> = Pick<Call<E>, 'body' | 'query' | 'params'>;

function inputReader<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => Input<E> {
  const emptyTexts = endpoint.body
    ? Object.fromEntries(textFields(endpoint.body).map((name) => [name, '']))
    : {};
  return (request) => ({
    params: parseInput(endpoint.params, request.params, 'NOT_FOUND') as ParamsOf<E>,
    query: parseInput(endpoint.query, request.query) as QueryOf<E>,
    body: parseInput(endpoint.body, bodyOf(request, emptyTexts)) as BodyOf<E>,
  });
}

/** A missing text counts as empty, so that its own rule refuses it with its own sentence. */
function bodyOf(request: FastifyRequest, emptyTexts: Record<string, string>): unknown {
  const body: unknown = request.body ?? {};
  return isObject(body) ? { ...emptyTexts, ...body } : undefined;
}

function textFields(schema: v.GenericSchema): string[] {
  if (!('entries' in schema) || !isObject(schema.entries)) return [];
  return Object.entries(schema.entries).flatMap(([name, entry]) =>
    isObject(entry) && entry['type'] === 'string' && !('pipe' in entry) ? [name] : [],
  );
}

function parseInput(
  schema: v.GenericSchema | undefined,
  input: unknown,
  fault: ErrorCode = 'INVALID_INPUT',
): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (!result.success) throw new Refusal(fault);
  return result.output;
}

const written = new WeakMap<object, Buffer>();

function writeSuccess<E extends Endpoint>(
  endpoint: E,
  result: Result<DataOf<E>>,
  request: FastifyRequest,
): Buffer {
  const kept = result.reused && written.get(result.data as object);
  const body = kept || checkAndWrite(endpoint, result, request);
  if (result.reused) written.set(result.data as object, body);
  return body;
}

function checkAndWrite<E extends Endpoint>(
  endpoint: E,
  { data, help }: Result<DataOf<E>>,
  request: FastifyRequest,
): Buffer {
  const parsed = v.safeParse(endpoint.data, data);
  if (!parsed.success) {
    const paths = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)))];
    request.log.error({ paths }, 'answer does not fit its contract');
    throw new Refusal('INTERNAL');
  }
  return Buffer.from(JSON.stringify({ success: true, data: parsed.output, ...(help && { help }) }));
}
