type Json = Record<string, unknown>;

const ID = '7d8f4d2a-3c56-4b1e-9a53-0c1f6e2b9d41';
const TIME = '2026-11-20T08:00:00.000Z';

/** What stands in fields whose kind alone says too little, by their names. */
const BY_NAME: Record<string, unknown> = {
  question: 'How long does an implant last?',
  results: 'An implant works for up to 3 years.',
  content: 'How long does an implant last?',
  title: 'How long does an implant last?',
  text: 'Go to the nearest hospital now.',
  username: 'CalmHeron412',
  password: 'a quiet river at night',
  currentPassword: 'a quiet river at night',
  newPassword: 'a louder river at noon',
  story: 'It answered what I could ask nobody.',
  suggestion: 'More about tests, please.',
  country: 'KE',
  url: 'https://example.org/an-implant',
  line: 'example-line',
  language: 'en',
  href: 'tel:112',
  number: '112',
  message: 'Message cannot be empty',
  rating: 5,
  page: '1',
  replyMark: 'kRk1o7sJ0m2cVwq4yT8zLg.3b0f6c1d9e8a7b5c4d2e1f0a9b8c7d6e5f4a3b2c1d0',
};

/** An example of a described shape: what must be there, and of what may be several, one. */
export function exampleOf(schema: Json, named: Record<string, Json>, name = ''): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema as { $ref?: string; [key: string]: unknown };
  if ($ref) return exampleOf(named[$ref.split('/').at(-1) ?? ''] ?? {}, named, name);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [choice] = [anyOf, oneOf].filter(Array.isArray).map((choices) => choices[0] as Json);
  if (choice) return exampleOf(choice, named, name);
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((part) => exampleOf(part as Json, named, name)));
  return ofType(schema, named, name);
}

function ofType(schema: Json, named: Record<string, Json>, name: string): unknown {
  switch (schema['type']) {
    case 'object':
      return ofObject(schema, named);
    case 'array': {
      const first = (schema['prefixItems'] as Json[] | undefined) ?? [schema['items'] as Json];
      return first.filter(Boolean).map((item) => exampleOf(item, named, name.replace(/s$/, '')));
    }
    case 'string':
      return ofString(schema, name);
    case 'number':
    case 'integer':
      return typeof BY_NAME[name] === 'number' ? BY_NAME[name] : ((schema['minimum'] as number) ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function ofObject(schema: Json, named: Record<string, Json>): Json {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = (schema['required'] ?? []) as string[];
  return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {}, named, key)]));
}

function ofString({ format, pattern }: Json, name: string): string {
  if (format === 'uuid' || /^(?:_?id|.*Id)$/.test(name)) return ID;
  if (format === 'date-time') return TIME;
  if (format === 'date') return TIME.slice(0, 10);
  const known = BY_NAME[name];
  if (typeof known === 'string') return known;
  if (pattern === '^[A-Z]{2}$') return 'KE';
  return name || 'text';
}
