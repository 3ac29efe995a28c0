import type { BodyInputOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import { limits } from '@salama/contract/limits.ts';
import { API_BASE, EVENT_STREAM } from '@salama/contract/wire.ts';
import { readCredentials } from './credentials.ts';

const JSON_TYPE = 'application/json';

export interface Refused {
  ok: false;
  /** `refused`: the server answered no. `network`: no answer. `timeout`: none within 20 s. */
  reason: 'refused' | 'network' | 'timeout';
  status?: number;
  code?: ErrorCode;
  /** The server's sentence for the person, already in the page's language. */
  message?: string;
  help?: Help;
}
export type Outcome<T> = { ok: true; data: T; help?: Help } | Refused;

export interface CallOptions<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyInputOf<E>;
  signal?: AbortSignal;
  /**
   * Goes only once the server can tell this visitor from another. `visitor`: a vote or a report, which might count twice
   * else. `writer`: a text, which goes also to a server that signs nothing just now: it looks for danger in what it refuses.
   */
  as?: 'visitor' | 'writer';
  /** By which the server knows the tries of one text, see `try-key.ts`. */
  tryKey?: string;
  /** Reads an answer that comes in pieces, where the server sends one so. `renew` puts off the 20 s at each piece. */
  readStream?: (response: Response, renew: () => void) => Promise<Outcome<DataOf<E>>>;
}

/**
 * Calls the server. Never throws: every way to fail is an Outcome. An aborted call reports `network`. A token that the
 * server no longer knows is dropped while it says so; what a visitor may do too then goes once more, as a visitor's.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Outcome<DataOf<E>>> {
  const outcome = await callOnce(endpoint, options);
  const isVisitors = endpoint.access === 'visitor' && isStale(outcome) && !readCredentials().token;
  return isVisitors ? callOnce(endpoint, options) : outcome;
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Outcome<DataOf<E>>> {
  const unknown = options.as && (await introduce(options.as));
  if (unknown) return unknown;
  const { token, sessionId } = readCredentials();
  const body = options.body && JSON.stringify(options.body);
  const deadline = startDeadline(options.signal);
  try {
    const response = await fetch(addressOf(endpoint.path, options.params, options.query), {
      method: endpoint.method,
      headers: {
        Accept: options.readStream ? `${EVENT_STREAM}, ${JSON_TYPE}` : JSON_TYPE,
        'Accept-Language': document.documentElement.lang || 'en',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(sessionId && { 'X-Session-Id': sessionId }),
        ...(body && { 'Content-Type': JSON_TYPE }),
        ...(options.tryKey && { 'Idempotency-Key': options.tryKey }),
      },
      signal: deadline.signal,
      cache: 'no-store',
      credentials: 'omit',
      body: body ?? null,
    });
    const outcome =
      options.readStream && response.headers.get('Content-Type')?.startsWith(EVENT_STREAM)
        ? await options.readStream(response, deadline.renew)
        : await readOutcome<DataOf<E>>(response, deadline.signal);
    if (token && isStale(outcome)) announceStale(token);
    return outcome;
  } catch {
    return { ok: false, reason: deadline.isOver() ? 'timeout' : 'network' };
  } finally {
    deadline.stop();
  }
}

let startSession: (() => Promise<Outcome<string>>) | undefined;

/** Names the feature that gets a signed session for whoever has neither token nor session. */
export function startSessionsWith(start: () => Promise<Outcome<string>>): void {
  startSession = start;
}

/** Makes sure that the server can tell this visitor from another. Says why it cannot. */
async function introduce(as: 'visitor' | 'writer'): Promise<Refused | undefined> {
  const { token, sessionId } = readCredentials();
  if (token || sessionId) return undefined;
  const session = await startSession?.().catch((): Refused => ({ ok: false, reason: 'network' }));
  return !session || session.ok || (as === 'writer' && session.status === 503) ? undefined : session;
}

const staleListeners = new Set<(token: string) => void>();

/** Hears of every token the server no longer knows. Returns the way to stop listening. */
export function onStaleToken(listener: (token: string) => void): () => void {
  staleListeners.add(listener);
  return () => staleListeners.delete(listener);
}

function announceStale(token: string): void {
  for (const listener of staleListeners) listener(token);
}

/** A wrong password is a 401 too, and says nothing about the token. */
function isStale(outcome: Outcome<unknown>): boolean {
  return (
    !outcome.ok &&
    outcome.status === 401 &&
    (outcome.code === undefined || outcome.code === 'UNAUTHENTICATED')
  );
}

/** Ends the call, its body included, when the time is over or the caller gives up. */
function startDeadline(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let over = false;
  const start = () =>
    setTimeout(() => {
      over = true;
      controller.abort();
    }, limits.clientTimeout);
  let timer = start();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    isOver: () => over,
    renew() {
      clearTimeout(timer);
      timer = start();
    },
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = entriesOf(params);
  const filled = values.reduce(
    (soFar, [name, value]) => soFar.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return `${API_BASE}${filled}${search && `?${search}`}`;
}

function entriesOf(values: unknown): [string, string][] {
  return Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}

async function readOutcome<T>(response: Response, signal: AbortSignal): Promise<Outcome<T>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (signal.aborted) throw new Error('The call ended before its answer did');
  return outcomeOf<T>(body, response);
}

/** Reads the envelope, and trusts what our own server has checked against the contract before it sent it. */
export function outcomeOf<T>(body: unknown, response: Response): Outcome<T> {
  const { success, data, error, message, help } = isRecord(body) ? body : {};
  const shown = isHelp(help) && { help };
  if (response.ok && success === true) return { ok: true, data: trusted<T>(data), ...shown };
  return {
    ok: false,
    reason: 'refused',
    status: response.status,
    ...(isCode(error) && { code: error }),
    ...(typeof message === 'string' && { message }),
    ...shown,
  };
}

/**
 * The one cast of what came over the wire: the data's type is its endpoint's, whose schema the server has applied. The
 * schemas weigh more than a page may (record 65).
 */
function trusted<T>(data: unknown): T {
  return data as T;
}

/** What a card cannot do without. */
function isHelp(value: unknown): value is Help {
  return isRecord(value) && typeof value['text'] === 'string' && Array.isArray(value['contacts']);
}

/** A code that this page does not know, of a newer server, is looked up and not found. */
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
