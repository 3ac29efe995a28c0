import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@salama/content/types.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evidenceFaults, sentencesOf } from './evidence.ts';

const source = (title: string) => ({ organisation: 'WHO', title, url: 'https://example.org' });
const article: Article = {
  slug: 'implant',
  language: 'en',
  category: 'CONTRACEPTION',
  icon: 'Heart',
  title: 'The implant',
  description: '',
  audience: 12,
  sources: [source('one'), source('two')],
  reviewed: '2026-11-20',
  review: 'editorial',
  introduction: '',
  sections: [
    {
      id: 'how-long',
      heading: 'How long?',
      asks: [],
      body: 'It works for years.\n\n- **Ask** the [nurse](/learn/clinic) today.',
      citations: [1, 2],
    },
  ],
};
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

  it.each([
    ['a sentence without a line', [FACT], '#how-long: no evidence for “Ask the nurse today.”'],
    [
      'a line whose sentence has changed',
      [FACT, ADVICE, 'how-long\tIt works for months.\t-'],
      '#how-long: no longer says “It works for months.”',
    ],
    [
      'a source that the section does not name',
      [FACT.replace('1, 2', '1, 2, 3'), ADVICE],
      '#how-long: “It works for years.” rests on source 3, which "Sources:" does not name',
    ],
    [
      'a source that says nothing',
      [FACT.replace('Three to five years', ''), ADVICE],
      '#how-long: write what the source says of “It works for years.”',
    ],
    [
      'a source that nobody has seen',
      [FACT.replace('opened', 'remembered'), ADVICE],
      '#how-long: “It works for years.”: remembered is none of opened, copy, quoted',
    ],
    [
      'a source that carries nothing in its section',
      [FACT.replace('1, 2', '1'), ADVICE],
      '#how-long: nothing rests on source 2',
    ],
    ['a section that is gone', [FACT, ADVICE, 'gone\tIt was here once.\t-'], 'no section is called gone'],
  ])('finds %s', (_, lines, fault) => {
    expect(faults(...lines)).toEqual([`implant/evidence.tsv: ${fault}`]);
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
