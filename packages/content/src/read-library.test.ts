import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryGaps, readLibrary } from './read-library.ts';

const article = (id: string) => `---
title: A title
tab: A tab
description: What it is.
---
An introduction.

## A heading {#${id}}

An answer.
`;

const same = (id: string) => `icon: Heart
audience: 12
reviewed: 2026-11-20
sections:
  ${id}: { person: [self], body: any, age: [any], stage: [any] }
sources:
  - { organisation: WHO, title: A page, url: https://www.who.int/a }
`;

const asks = (id: string) => `# ${id}\na\nb\nc\nd\ne\nf\n`;

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'library-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(path: string, content: string): void {
  const folder = join(dir, 'contraception', 'implant');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, path), content);
}

function writeBoth(language: string, id: string): void {
  write('article.yaml', same(id));
  write(`${language}.md`, article(id));
  write(`asks.${language}.txt`, asks(id));
}

describe('readLibrary', () => {
  it('takes category, slug and language from the place of a file', () => {
    writeBoth('sw', 'one');
    expect(readLibrary(dir)).toMatchObject([{ category: 'CONTRACEPTION', slug: 'implant', language: 'sw' }]);
  });

  it('throws at a malformed article, naming its file', () => {
    write('article.yaml', same('one'));
    write('en.md', 'no front matter');
    expect(() => readLibrary(dir)).toThrow(/implant\/en\.md:1: begin with the front matter/);
  });

  it('throws where nobody says how people ask', () => {
    write('article.yaml', same('one'));
    write('en.md', article('one'));
    expect(() => readLibrary(dir)).toThrow(/implant\/asks\.en\.txt:1: write "# one" and below it at least 6/);
  });
});

describe('libraryGaps', () => {
  it('is empty when all three languages have the same sections', () => {
    for (const language of ['en', 'sw', 'fr']) writeBoth(language, 'one');
    expect(libraryGaps(readLibrary(dir))).toEqual([]);
  });

  it('names a missing language', () => {
    writeBoth('en', 'one');
    writeBoth('fr', 'one');
    expect(libraryGaps(readLibrary(dir))).toEqual(['implant: write sw.md']);
  });

  it('does not read sections that differ between languages', () => {
    writeBoth('en', 'one');
    writeBoth('fr', 'two');
    expect(() => readLibrary(dir)).toThrow(
      /article\.yaml:1: name the sections of en\.md in their order: one/,
    );
  });
});
