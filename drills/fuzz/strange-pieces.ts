// What hostile requests are made of.

const DEEP = 5_000;
const LONG = 20_000;
export const VALUES: readonly string[] = [
  ...['null', 'true', '-1', '0', '1e400', '-1e400', '9007199254740993', '1e-320', '0.1', '[]', '{}', '""'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\uffff"', '"\\u202e\\u200b\\u2066"'],
  ...[`"%00"`, `"' OR 1=1 --"`, '"\\\\"', '"%_%"', '"$1"', '"../../etc/passwd"', '"<script>"', '"{{7*7}}"'],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"NaN"', '"[object Object]"'],
  ...[`"${'a'.repeat(LONG)}"`, `"${'é\u0301'.repeat(2_000)}"`, `"${'👩‍🔬'.repeat(1_000)}"`],
  ...[`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ...[`[${'1,'.repeat(5_000)}1]`, `${'9'.repeat(5_000)}`, '{"length":1e9}', '{"toString":1}', '{"then":1}'],
  ...['"en"', '"KE"', '"2026-11-24"', '"-271821-04-20"', '"+275760-09-13"', '"1e3"', '"٣"', '"１"'],
];
export const ADDRESS_PARTS: readonly string[] = [
  ...['%00', '%', '%zz', '%c0%af', '%ff', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..', '.', '..%2f', '%5c..%5c'],
  ...[
    '%ed%a0%80',
    '%F0%9F%98%80',
    '1%20or%201=1',
    '__proto__',
    'constructor',
    '%250a',
    '%0d%0aset-cookie:a=b',
  ],
  ...['a'.repeat(200), 'a'.repeat(4_000), ';', '%3b', '*', ':id', '{id}', '-1', '0', '%E2%80%AE', "'"],
];
export const QUERY_VALUES: readonly string[] = [
  ...ADDRESS_PARTS,
  ...[
    '99999',
    '100000',
    '1e3',
    '0x1',
    '%2B1',
    '',
    'true',
    '[]',
    'en,fr',
    'eyJhIjoxfQ',
    'eyJhIjoxfQ==',
    '%F3%A0',
  ],
];
export const NOT_JSON: readonly Buffer[] = [
  ...['{', '{"a":', '[1,', 'undefined', "{'a':1}", '{"a":1,}', '\ufeff{}', '{}{}', '\u0000', 'NaN', '""x'],
  ...['{"a":"\n"}', '<a/>', 'a=b&c=d', '"\\x"', '"\\u12"', '01', '+1', '/*a*/{}', '\\'],
].map((text) => Buffer.from(text));
export const NOT_UTF8 = [
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
];
export const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=a',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json;charset=\u00ff',
    'application/jsonp',
    'a',
    '/',
    '',
  ],
  ...['application/json, text/html', 'APPLICATION/JSON', 'application/xml', `text/${'a'.repeat(2_000)}`],
];
export const NO_HOST = 'x-host: none';
export const HEADERS: readonly string[] = [
  NO_HOST,
  `x-session-id: ${'a'.repeat(7_000)}`,
  `x-session-id: ..`,
  'x-session-id: 00000000-0000-4000-8000-000000000000.AAAA',
  'x-session-id: \u00ff\u00fe',
  'authorization: Bearer',
  `authorization: Bearer ${'A'.repeat(43)}`,
  'authorization: Basic YTpi',
  'authorization: \u00e9',
  'accept: text/event-stream, */*;q=0.1',
  'accept-language: xx-*;q=1e9, ,;;q=,',
  `accept-language: ${'fr,'.repeat(2_000)}`,
  `accept-encoding: ${'gzip;q=0.001,'.repeat(500)}br;q=`,
  'idempotency-key: ../../../../../../../../../../',
  `idempotency-key: ${'A'.repeat(64)}`,
  'x-forwarded-for: 256.1.1.1, ::::, unknown, 127.0.0.1:99999',
  'if-none-match: *, W/"", "',
  'range: bytes=-1--5,0-',
  'expect: 200-maybe',
  'upgrade: h2c\r\nconnection: upgrade',
  'cookie: __proto__=1; a',
  'host: evil.example',
  'x-http-method-override: DELETE',
  Array.from({ length: 150 }, (_, at) => `x-a${at}: b`).join('\r\n'),
  `x-long: ${'b'.repeat(15_000)}`,
];
/** What a client may not send, or may send only so that two servers would read it differently. */
export const UNFRAMED: readonly string[] = [
  'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/v1/health HTTP/1.1\r\nhost: a\r\n\r\n',
  'content-length: 2\r\ncontent-length: 3\r\n\r\n{}x',
  'content-length: -1\r\n\r\n{}',
  'content-length: 99999999999999999999\r\n\r\n{}',
  'content-length: 1000\r\n\r\n{"a":1',
  'content-length: 2, 2\r\n\r\n{}',
  'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'transfer-encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n',
  'transfer-encoding: chunked\r\n\r\n2\r\n{}',
  'transfer-encoding: chunked\r\n\r\n2;a=b\n{}\n0\n\n',
  'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'transfer-encoding: gzip\r\n\r\nabc',
  'transfer-encoding : chunked\r\n\r\n0\r\n\r\n',
  'a b: c\r\n\r\n',
  ' folded: header\r\n\r\n',
  'x: a\u0000b\r\n\r\n',
  `x: ${'c'.repeat(40_000)}\r\n\r\n`,
  'x: a\rb\r\n\r\n',
];
export const METHODS = [
  'PUT',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'DELETE',
  'POST',
  'GET',
  'PROPFIND',
  'QUERY',
];
