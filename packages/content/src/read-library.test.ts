import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryGaps, readLibrary } from './read-library.ts';

const article = (id: string) => `---
title: A title
description: What it is.
icon: Heart
audience: 12
reviewed: 2026-11-20
review: editorial
sources:
  - organisation: WHO
    title: A page
    url: https://www.who.int/a
---
An introduction.

## A heading {#${id}}

Asked as: a | b | c | d | e | f

An answer.
`;

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

describe('readLibrary', () => {
  it('takes category, slug and language from the place of a file', () => {
    write('sw.md', article('one'));
    expect(readLibrary(dir)).toMatchObject([{ category: 'CONTRACEPTION', slug: 'implant', language: 'sw' }]);
  });

  it('throws at a malformed article, naming its file', () => {
    write('en.md', 'no front matter');
    expect(() => readLibrary(dir)).toThrow(/implant\/en\.md:1: begin with the front matter/);
  });
});

describe('libraryGaps', () => {
  it('is empty when all three languages have the same sections', () => {
    for (const language of ['en', 'sw', 'fr']) write(`${language}.md`, article('one'));
    expect(libraryGaps(readLibrary(dir))).toEqual([]);
  });

  it('names a missing language and sections that differ', () => {
    write('en.md', article('one'));
    write('fr.md', article('two'));
    expect(libraryGaps(readLibrary(dir))).toEqual([
      'implant: write sw.md',
      'implant: en and fr have different sections or another order',
    ]);
  });
});
