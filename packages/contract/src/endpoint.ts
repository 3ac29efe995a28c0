import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: a token is not even read. `visitor`: a token is optional, but a wrong or stale one
 * answers 401, so that nobody believes to be signed in who is not. `account`: a valid token. `moderator`: that of
 * somebody who decides on reports. `admin`: an administrator's, who does so too.
 */
export type Access = 'public' | 'visitor' | 'account' | 'moderator' | 'admin';

/** One call: validated on the server, typed in the browser, described in OpenAPI, all from this object. */
export interface Endpoint<
  Params extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  method: Method;
  /** Under `/api/v1`, parameters written `{id}`. */
  path: string;
  tag: string;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of `data` in the success envelope. */
  data: Data;
  /** Status of success; 200 unless something is created. */
  status?: 200 | 201;
  /** Refusals peculiar to this call; the general ones are documented for all. */
  failures?: readonly ErrorCode[];
  /** Seals or signs with the server's key: answers 503 where the process has not the key of its database. */
  needsServerKey?: true;
  /** Takes an `Idempotency-Key`: the same text with the same key is stored once, and answered as the first time. */
  repeats?: true;
  /** Whoever accepts `text/event-stream` may get the answer in pieces, see `event-stream.ts`. */
  streams?: true;
}

/** What everything public is known by. An address with another shape names nothing: 404. */
export const publicIdSchema = v.pipe(v.string(), v.uuid());

export function defineEndpoint<
  Params extends v.GenericSchema | undefined = undefined,
  Query extends v.GenericSchema | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
  Data extends v.GenericSchema = v.GenericSchema,
>(endpoint: Endpoint<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return endpoint;
}

// An optional property always reads as "or undefined"; only an endpoint without the schema at all stays undefined.
type Output<S> = [S] extends [undefined] ? undefined : S extends v.GenericSchema ? v.InferOutput<S> : never;
type Input<S> = [S] extends [undefined] ? undefined : S extends v.GenericSchema ? v.InferInput<S> : never;
/** What the server's handler receives. */
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
/** What a client sends. */
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>;
