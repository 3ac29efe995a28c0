import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArticle } from '@salama/content/read-article.ts';
import { parseArticleData } from '@salama/content/read-article-data.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evidenceFaults, sentencesOf } from './evidence.ts';

const prose = `---
title: The implant
tab: Small and quiet
description: How long it works.
---
About it.

## How long? {#how-long}

It works for years.

- **Ask** the [nurse](/learn/clinic) today.
`;
const data = parseArticleData(
  `icon: Heart
audience: 12
reviewed: 2026-11-20
sections:
  how-long: { sources: [1, 2], person: [self], body: womb, age: [any], stage: [any] }
sources:
  - { organisation: WHO, title: one, url: https://example.org/1 }
  - { organisation: WHO, title: two, url: https://example.org/2 }
`,
  'article.yaml',
);
const article = parseArticle(
  { data, prose, asks: '# how-long\na\nb\nc\nd\ne\nf\n', leads: '' },
  { folder: '', category: 'CONTRACEPTION', slug: 'implant', language: 'en' },
);
const FACT = 'how-long\tIt works for years.\t1, 2\tThree to five years\topened';
const ADVICE = 'how-long\tAsk the nurse today.\t-';

describe('the evidence of an article', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-evidence-'));
    mkdirSync(join(folder, 'library/contraception/implant'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  function faults(...lines: string[]) {
    writeFileSync(join(folder, 'library/contraception/implant/evidence.tsv'), lines.join('\n'));
    return evidenceFaults(folder, article);
  }

  it('is whole when each sentence has its line', () => {
    expect(faults(FACT, ADVICE)).toEqual([]);
  });

  it('misses the line of a sentence', () => {
    expect(faults(FACT)).toEqual(['implant/evidence.tsv: #how-long: no evidence for “Ask the nurse today.”']);
  });

  it.each([
    ['a line whose sentence has changed', 'for years', 'for months', /no longer says “It works for months.”/],
    [
      'a source that the section does not name',
      '1, 2',
      '1, 2, 3',
      /rests on source 3, which "Sources:" does not/,
    ],
    ['a source that says nothing', 'Three to five years', '', /write what the source says of “It works/],
    ['a source that nobody has seen', 'opened', 'remembered', /remembered is none of opened, copy, quoted/],
    ['a source that carries nothing in its section', '1, 2', '1', /#how-long: nothing rests on source 2/],
    ['a section that is gone', 'how-long', 'gone', /no section is called gone/],
  ])('finds %s', (_, before, after, fault) => {
    expect(faults(FACT.replace(before, after), ADVICE).join('\n')).toMatch(fault);
  });

  it('finds a source of the article that no section names', () => {
    const [section] = article.sections;
    const idle = { ...article, sections: section ? [{ ...section, citations: [1] }] : [] };
    writeFileSync(
      join(folder, 'library/contraception/implant/evidence.tsv'),
      [FACT.replace('1, 2', '1'), ADVICE].join('\n'),
    );
    expect(evidenceFaults(folder, idle)).toEqual([
      'implant/evidence.tsv: no section rests on source 2: take it out',
    ]);
  });
});

describe('sentencesOf', () => {
  it('takes the marks off and leaves out what is too short to state anything', () => {
    expect(
      sentencesOf('1. **Go** to [a clinic](/services) today. Now!\n- Say: "I need help, please."'),
    ).toEqual(['Go to a clinic today.', 'Say: "I need help, please."']);
  });
});
