import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { glossaryFaults } from './glossary.ts';

const GLOSSARY = `
- concept: helpline
  say: { en: helpline, sw: simu ya msaada, fr: ligne d'aide }
  not: { en: [hotline*], sw: [laini ya msaada], fr: [numéro d'aide] }
  why: One word.
`;

describe('the check of the glossary', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'salama-glossary-'));
    write('content/glossary.yaml', GLOSSARY);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    [
      'content/library/a/b/en.md',
      'Call.\nThe HOTLINES are free.',
      '2: says “HOTLINES”; write helpline. One word.',
    ],
    ['content/pages/about/sw.md', 'Piga laini ya msaada.', '1: says “laini ya msaada”; write simu ya msaada'],
    ['apps/web/src/locales/fr/chat.ts', "  a: 'Le numéro d’aide',", '1: says “numéro d’aide”; write ligne d'],
    ['packages/contract/src/texts/en-chat.ts', "const a = 'A hotline';", '1: says “hotline”'],
    [
      'content/replies/x/reply.yaml',
      'reply:\n  en: A hotline.\n  sw: Simu.\n  fr: Une ligne.',
      '2: says “hotline”',
    ],
    ['content/library/a/b/fr.md', 'Es-tu prêt·e ?', '1: “prêt·e” cannot be read aloud'],
    ['content/library/a/b/fr.md', 'Pourquoi?', '1: French wants a space at “i?”'],
    ['content/library/a/b/fr.md', '**Libre :** «oui »', '1: French wants a space at “«”'],
  ])('finds in %s what is not said here', (path, text, fault) => {
    write(path, text);
    expect(glossaryFaults(root)).toEqual([expect.stringContaining(`${path}:${fault}`)]);
  });

  it.each([
    ['content/library/a/b/en.md', '    title: "The hotline study"\n    url: https://hotline.example/'],
    ['content/library/a/b/en.md', 'Shotlines and helplines.'],
    ['content/library/a/b/asks.en.txt', 'is there a hotline'],
    ['content/moderation/words.yaml', 'en: hotline\nsw: laini ya msaada\nfr: hotline'],
    ['content/library/a/b/fr.md', 'title: Oui\nÀ 12:30, [lis](https://a.example/?b), {exit} : « oui ! »'],
    ['apps/web/src/locales/fr/chat.ts', "  a: (n?: number) => (n ? 'oui' : '« non »'), // hotline?"],
  ])('leaves %s alone', (path, text) => {
    write(path, text);
    expect(glossaryFaults(root)).toEqual([]);
  });
});
