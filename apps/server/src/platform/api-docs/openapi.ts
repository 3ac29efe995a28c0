import type { Endpoint } from '@salama/contract/endpoint.ts';
import { failureSchema, successSchema } from '@salama/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '@salama/contract/errors.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { API_BASE, EVENT_STREAM } from '@salama/contract/wire.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Json = Record<string, unknown>;

export interface OpenApi extends Json {
  openapi: '3.1.0';
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}

/** What any call may answer, and what calls with a body or a token may. */
const GENERAL: readonly ErrorCode[] = ['MALFORMED_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
const WITH_INPUT: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_INPUT'];
const DESK: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_NEEDED'];

/** The OpenAPI 3.1 description of the endpoints that are really bound. */
export function describeApi(endpoints: readonly Endpoint[], version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Salama',
      version,
      description:
        'Every answer is JSON in one envelope: `success` and `data`, or `success`, `message`, `error` and `requestId`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of register, login or recover.' },
        anonymousSession: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Session-Id',
          description:
            '`sessionId.signature` of POST /auth/anonymous-session. Tells visitors apart, grants nothing.',
        },
      },
    },
  };
}

const DONE_IN_PIECES = `Done. With \`Accept: ${EVENT_STREAM}\`: \`piece\` events with \`{"text"}\`, then one \`answer\` (or \`failure\`) whose data is the JSON envelope; its text counts where it differs from the pieces.`;

function operationOf(endpoint: Endpoint): Operation {
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.streams ? DONE_IN_PIECES : 'Done',
        content: {
          'application/json': { schema: schemaOf(successSchema(endpoint.data), 'output') },
          ...(endpoint.streams && { [EVENT_STREAM]: { schema: { type: 'string' } } }),
        },
      },
      ...failuresOf(endpoint),
    },
  };
}

/** `postAuthAnonymousSession`, `getDirectory`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function securityOf({ access }: Endpoint): Json[] {
  if (access !== 'visitor' && access !== 'public') return [{ token: [] }];
  if (access === 'visitor') return [{}, { token: [] }, { anonymousSession: [] }];
  return [{}];
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function failuresOf(endpoint: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodes(endpoint)) {
    byStatus.set(ERRORS[code], [...(byStatus.get(ERRORS[code]) ?? []), code]);
  }
  const described = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${texts.en.errors[code]}`).join('\n'),
      ...((status === 429 || status === 503) && {
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return Object.fromEntries(described);
}

/** Every refusal this endpoint may answer, its own first. */
export function failureCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.failures ?? []);
  if (endpoint.access !== 'public') codes.add('UNAUTHENTICATED');
  if (endpoint.access === 'admin' || endpoint.access === 'moderator')
    for (const code of DESK) codes.add(code);
  if (endpoint.params) codes.add('NOT_FOUND');
  if (endpoint.params || endpoint.query || endpoint.body) for (const code of WITH_INPUT) codes.add(code);
  for (const code of GENERAL) codes.add(code);
  return [...codes];
}

/** JSON Schema of a shape; rules that JSON Schema cannot say are left to the sentences of the refusals. */
export function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
