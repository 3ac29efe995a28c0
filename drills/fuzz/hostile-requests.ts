import { nextRandom } from '@salama/words/random.ts';
import {
  ADDRESS_PARTS,
  HEADERS,
  METHODS,
  NO_HOST,
  NOT_JSON,
  NOT_UTF8,
  QUERY_VALUES,
  TYPES,
  UNFRAMED,
  VALUES,
} from './strange-pieces.ts';

/** One call of the API as its description tells it. */
export interface Target {
  method: string;
  path: string;
  query: readonly string[];
  /** A body that fits; undefined where none is read. */
  example: unknown;
  /** What lets one in, now and then left out or spoiled. */
  token: string | undefined;
  session: string;
  /** Public ids that name something. */
  ids: readonly string[];
}

export interface HostileRequest {
  kind: string;
  bytes: Buffer;
  /** Where one request ends is not sure: it gets a connection of its own, which may be closed without an answer. */
  isUnframed: boolean;
  /** The answer to `HEAD` has no body. */
  isHead: boolean;
}

const KINDS = [
  ['a strange value', 6],
  ['a body of another kind', 3],
  ['a body that is no JSON', 2],
  ['keys of the language itself', 2],
  ['another content type', 1],
  ['a strange address', 4],
  ['strange headers', 2],
  ['another method', 1],
  ['broken framing', 1],
] as const;
export type Kind = (typeof KINDS)[number][0];
const LOTS = KINDS.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));

/** The same request for the same target, seed and number: what was found once can be sent again. */
export function drawRequest(target: Target, seed: number, number: number): HostileRequest {
  const lot = lotOf(seed, number, `${target.method} ${target.path}`);
  const kind = lot.one(LOTS);
  const start = { method: target.method, address: addressOf(target, lot), headers: whoAsks(target, lot) };
  const written = write(kind, target, start, lot);
  return {
    kind,
    isUnframed: kind === 'broken framing',
    isHead: written.startsWith('HEAD '),
    bytes: toBytes(written),
  };
}

interface Lot {
  below(most: number): number;
  one<Item>(items: readonly Item[]): Item;
}

interface Start {
  method: string;
  address: string;
  headers: string[];
}

function write(kind: Kind, target: Target, start: Start, lot: Lot): string {
  const json = (body: string | Buffer, more: Partial<Start> = {}) =>
    framed({ ...start, ...more }, typeof body === 'string' ? body : body.toString('latin1'), body);
  const usual = target.example === undefined ? '' : JSON.stringify(target.example);
  switch (kind) {
    case 'a strange value':
      return json(spoil(target, lot));
    case 'a body of another kind':
      return json(lot.one(VALUES));
    case 'a body that is no JSON':
      return json(lot.one([...NOT_JSON, ...NOT_UTF8]));
    case 'keys of the language itself':
      return json(withKeys(target, lot));
    case 'another content type':
      return framed(start, usual || '{}', usual || '{}', lot.one(TYPES));
    case 'a strange address':
      return json(usual, { address: spoilAddress(target, lot) });
    case 'strange headers':
      return json(usual, { headers: [...start.headers, lot.one(HEADERS), lot.one(HEADERS)] });
    case 'another method':
      return json(lot.below(2) ? usual : '', { method: lot.one(METHODS) });
    case 'broken framing':
      return `${head(start)}\r\n${lot.one(UNFRAMED)}`;
  }
}

function framed(start: Start, body: string, whole: string | Buffer, type = 'application/json'): string {
  if (body === '') return `${head(start)}\r\ncontent-length: 0\r\n\r\n`;
  const bytes = Buffer.isBuffer(whole) ? body : Buffer.from(body).toString('latin1');
  const typed = type === '' ? '' : `\r\ncontent-type: ${type}`;
  return `${head(start)}${typed}\r\ncontent-length: ${bytes.length}\r\n\r\n${bytes}`;
}

function head({ method, address, headers }: Start): string {
  const host = headers.includes(NO_HOST) ? [] : ['host: localhost'];
  return [`${method} ${address} HTTP/1.1`, ...host, ...headers].join('\r\n');
}

/** Every character stands for one byte: bodies were turned into bytes before, headers may hold any. */
function toBytes(written: string): Buffer {
  return Buffer.from(written, 'latin1');
}

function whoAsks({ token, session }: Target, lot: Lot): string[] {
  const headers = lot.below(4) ? [`x-session-id: ${session}`] : [];
  if (token && lot.below(10)) headers.push(`authorization: Bearer ${token}`);
  return headers;
}

function addressOf({ path, ids }: Target, lot: Lot): string {
  return path.replace(/\{\w+\}/g, () => lot.one(ids));
}

function spoilAddress({ path, query, ids }: Target, lot: Lot): string {
  const isInPath = path.includes('{') && lot.below(2) === 0;
  const address = path.replace(/\{\w+\}/g, () => (isInPath ? lot.one(ADDRESS_PARTS) : lot.one(ids)));
  const names = [...query, '__proto__', 'page', 'a[b]', 'lang'];
  const asked = Array.from({ length: 1 + lot.below(3) }, () => `${lot.one(names)}=${lot.one(QUERY_VALUES)}`);
  const end = lot.one(['', '', '', '/', '//', '/..', '?', '#a', '/%2e%2e']);
  return isInPath ? address + end : `${address}?${asked.join('&')}`;
}

/** What fits but for one to three fields, one of which may stand twice. */
function spoil({ example }: Target, lot: Lot): string {
  const fields = fieldsOf(example);
  const names = [...fields.keys(), ...(fields.size ? [] : ['a', 'id', 'page'])];
  let twice = '';
  for (let count = 1 + lot.below(3); count > 0; count -= 1) {
    const name = lot.one(names);
    const was = fields.get(name);
    if (lot.below(8) === 0) fields.delete(name);
    else fields.set(name, lot.one(VALUES));
    if (was && lot.below(8) === 0) twice = `,${JSON.stringify(name)}:${was}`;
  }
  const written = [...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',');
  return `{${written || '"a":1'}${twice}}`;
}

function withKeys({ example }: Target, lot: Lot): string {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'toJSON',
    '\\u005f_proto__',
    'then',
    '',
  ];
  const strange = `"${lot.one(names)}":${lot.one(['{"role":"ADMIN"}', '{"prototype":{"a":1}}', 'null', '"x"', '[]'])}`;
  const written = [...fieldsOf(example)].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `{${[...written, strange].join(',')}}`;
}

function fieldsOf(example: unknown): Map<string, string> {
  const isShape = typeof example === 'object' && example !== null && !Array.isArray(example);
  return new Map(
    isShape ? Object.entries(example).map(([name, value]) => [name, JSON.stringify(value)]) : [],
  );
}

function lotOf(seed: number, number: number, name: string): Lot {
  let state = (seed ^ Math.imul(number + 1, 2_654_435_761)) >>> 0;
  for (const letter of name) state = nextRandom(state ^ letter.charCodeAt(0));
  const below = (most: number) => {
    state = nextRandom(state);
    // The lower bits of this row repeat soon.
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, one: (items) => items[below(items.length)] as (typeof items)[number] };
}
