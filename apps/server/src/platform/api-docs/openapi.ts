import type { Access, Endpoint } from '@salama/contract/endpoint.ts';
import { successSchema } from '@salama/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '@salama/contract/errors.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { API_BASE, EVENT_STREAM } from '@salama/contract/wire.ts';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { exampleOf } from './example-of.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

type Json = Record<string, unknown>;

export interface OpenApi extends Json {
  openapi: '3.1.0';
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}

/** What any call may answer, and what calls with a body or a token may. */
const GENERAL: readonly ErrorCode[] = ['MALFORMED_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
const WITH_INPUT: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_INPUT'];
const DESK: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_NEEDED'];

export const ACCESS: Record<Access, string> = {
  public: 'Everybody; a token is not read.',
  visitor: 'Everybody; a token, when sent, must be valid.',
  account: 'A valid token.',
  moderator: 'The token of a moderator or an administrator.',
  admin: 'An administrator’s token.',
};

/** What each room of the API is for. */
const TAGS: Record<string, string> = {
  admin: 'What the desk counts and lists, and who works there.',
  auth: 'Accounts without an e-mail address, their sessions and second factor.',
  chat: 'Questions to the assistant, and an account’s own conversation.',
  community: 'The board: anonymous questions, answers and votes.',
  corrections: 'Lines of the directory, corrected at the desk by two administrators.',
  directory: 'Whom to call, by country, with source and day of each line.',
  impact: 'What the home page says has been done.',
  learning: 'The library and what administrators add to it.',
  moderation: 'Reports, and what moderators decide on them.',
  platform: 'Whether the server is well.',
  suggestions: 'What people propose.',
  testimonials: 'Stories, with and without a name.',
};

/** The OpenAPI 3.1 description of the endpoints that are really bound. */
export function describeApi(endpoints: readonly Endpoint[], version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  const schemas = namedSchemas();
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  const tags = [...new Set(endpoints.map(({ tag }) => tag))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Salama',
      version,
      description:
        'Every answer is JSON in one envelope: `success` and `data`, or `success`, `message`, `error` and `requestId`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas,
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

function operationOf(endpoint: Endpoint, schemas: Record<string, Json>): Operation {
  const answer = describedBy(successSchema(endpoint.data));
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `Who may: ${ACCESS[endpoint.access]}`,
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path', schemas),
      ...parametersOf(endpoint.query, 'query', schemas),
      ...(endpoint.repeats ? [TRY_KEY] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: contentOf(schemaOf(endpoint.body, 'input'), schemas) },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.streams ? DONE_IN_PIECES : 'Done',
        content: {
          ...contentOf(answer, schemas),
          ...(endpoint.streams && { [EVENT_STREAM]: { schema: { type: 'string' } } }),
        },
      },
      ...failuresOf(endpoint),
    },
  };
}

function contentOf(schema: Json, schemas: Record<string, Json>): Json {
  return { 'application/json': { schema, example: exampleOf(schema, schemas) } };
}

const TRY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random UUID for one try of a form, sent again when the answer was lost: the same text of the same visitor is stored once and answered as the first time. Anything shorter counts as none.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$' },
  example: 'b7c3d1a0-2f4e-4d58-9a63-1c0f5e7b9d24',
};

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

function parametersOf(
  schema: v.GenericSchema | undefined,
  place: 'path' | 'query',
  schemas: Record<string, Json>,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    example: exampleOf(property, schemas, name),
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

/** JSON Schema of a shape, whole; rules that JSON Schema cannot say are left to the sentences of the refusals. */
export function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { ...DIALECT, typeMode });
  return rest;
}

/** The dialect that OpenAPI 3.1 speaks: that of its own age knows tuples, which older ones write as lists. */
const DIALECT = { target: 'draft-2020-12', errorMode: 'ignore' } as const;

const NAMED = {
  ...DIALECT,
  typeMode: 'output',
  definitions: NAMED_SCHEMAS,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** JSON Schema of an answer, in which what has a name is called by it. */
function describedBy(schema: v.GenericSchema): Json {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, NAMED);
  return rest;
}

function namedSchemas(): Record<string, Json> {
  return toJsonSchemaDefs(NAMED_SCHEMAS, NAMED) as unknown as Record<string, Json>;
}
