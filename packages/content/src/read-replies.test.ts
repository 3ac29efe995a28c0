import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLexicon } from './read-lexicon.ts';
import { parseReply, readReplies } from './read-replies.ts';

const good = 'kind: small-talk\nreply: {en: Hello, sw: Habari, fr: Bonjour}\n';

function readFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'salama-replies-'));
  const all = { 'refusals/order.txt': '', 'replies/order.txt': 'hello\n', 'replies/hello/reply.yaml': good };
  for (const [file, text] of Object.entries({ ...all, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return readReplies(folder);
}

describe('readReplies', () => {
  it('reads groups and replies; signs and exceptions may be left out', () => {
    const files = {
      'replies/words/sw.txt': '<greet>:\nhabari|jambo\n',
      'replies/hello/signs.all.txt': 'greet: <greet>\n',
    };
    const hello = { id: 'hello', kind: 'small-talk', reply: { en: 'Hello', sw: 'Habari', fr: 'Bonjour' } };
    expect(readFolder(files)).toEqual({
      groups: { greet: ['habari|jambo'] },
      replies: [{ ...hello, signs: ['<greet>'], unless: [] }],
    });
  });

  it('reads refusals first, each kind in the order that is written', () => {
    const files = {
      'refusals/order.txt': 'spy\nharm\n',
      'refusals/harm/reply.yaml': good,
      'refusals/spy/reply.yaml': good,
    };
    expect(readFolder(files).replies.map(({ id }) => id)).toEqual(['spy', 'harm', 'hello']);
  });

  it('refuses a name that two replies share', () => {
    const files = { 'refusals/order.txt': 'hello\n', 'refusals/hello/reply.yaml': good };
    expect(() => readFolder(files)).toThrow(/hello is a refusal and another reply/);
  });
});

describe('parseReply', () => {
  it('names the line of a language that is missing', () => {
    expect(() => parseReply(good.replace(', fr: Bonjour', ''), 'reply.yaml')).toThrow(
      /reply\.yaml:2: reply\.fr/,
    );
  });

  it('refuses a reply that says itself whom to call', () => {
    expect(() => parseReply(good.replace('Habari', 'Piga 112'), 'reply.yaml')).toThrow(
      /reply\.sw: must not name 112: write \{call-danger\}/,
    );
  });
});

describe('parseLexicon', () => {
  it('asks for quotes around what YAML takes for something else', () => {
    const text = 'topics: [[condom, 12]]\nsynonyms: []\nspellings: {}\nstopWords: []\n';
    expect(() => parseLexicon(text, 'en', 'lexicon.en.yaml')).toThrow(
      /lexicon\.en\.yaml:1: .*between quotes/,
    );
  });
});
