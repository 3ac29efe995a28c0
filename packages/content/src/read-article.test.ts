import { describe, expect, it } from 'vitest';
import { parseArticle } from './read-article.ts';

const place = {
  folder: 'content/library/contraception/implant',
  category: 'CONTRACEPTION',
  slug: 'implant',
  language: 'en',
} as const;

const good = `---
title: The implant
description: What it is.
icon: Heart
audience: 12
reviewed: 2026-11-20
sources:
  - organisation: World Health Organization
    title: Family planning
    year: 2025
    url: https://www.who.int/a
---
What this is about.

## How long does it work? {#how-long}

It works for **3 to 5 years**.

- One step

Sources: 1

## Does it hurt? {#pain}

A little.
`;

const asks = `# how-long
how long
how many years
duration
does it last
until when
years

# pain
a
b
c
d
e
f
`;

describe('parseArticle', () => {
  it('reads front matter, introduction and sections', () => {
    const article = parseArticle({ prose: good, asks }, place);
    expect(article).toMatchObject({
      slug: 'implant',
      category: 'CONTRACEPTION',
      title: 'The implant',
      reviewed: '2026-11-20',
      introduction: 'What this is about.',
    });
    expect(article.sections).toEqual([
      {
        id: 'how-long',
        heading: 'How long does it work?',
        asks: ['how long', 'how many years', 'duration', 'does it last', 'until when', 'years'],
        body: 'It works for **3 to 5 years**.\n\n- One step',
        citations: [1],
      },
      {
        id: 'pain',
        heading: 'Does it hurt?',
        asks: ['a', 'b', 'c', 'd', 'e', 'f'],
        body: 'A little.',
        citations: [],
      },
    ]);
  });

  it.each([
    ['an icon that does not exist', 'icon: Heart', 'icon: Star', /en\.md:4: icon: choose one of Heart/],
    ['a source without a full address', 'https://www.who.int/a', 'who.int', /en\.md:11: sources\.0\.url/],
    ['broken YAML', 'title: The implant', 'title: The: implant', /en\.md:2: .*double quotes/],
    ['a heading without an id', ' {#pain}', '', /en\.md:23: end the heading with an id/],
    ['a source number that is not listed', 'Sources: 1', 'Sources: 2', /en\.md:15: "Sources:" names 2/],
    ['an id that stands twice', '{#pain}', '{#how-long}', /en\.md:23: the id how-long stands twice/],
    ['a missing introduction', 'What this is about.', '', /en\.md:13: write an introduction/],
    ['a description that is too long', 'What it is.', 'x'.repeat(161), /en\.md:3: description: shorten it/],
  ])('names file, line and remedy for %s', (_, from, to, message) => {
    expect(() => parseArticle({ prose: good.replace(from, to), asks }, place)).toThrow(message);
  });

  it.each([
    ['too few ways to ask', 'f\n', '', /asks\.en\.txt:9: write "# pain" and below it at least 6 ways/],
    [
      'a section that nobody asks for',
      asks.slice(asks.indexOf('# pain')),
      '',
      /:1: write "# pain" and below/,
    ],
    ['a section that the article lacks', '# pain', '# gone', /asks\.en\.txt:9: en\.md has no section gone/],
    ['a section that stands twice', '# pain', '# how-long', /:9: the section how-long stands twice/],
    ['a heading without an id', '# pain', '## Pain?', /:9: write # and the id of a section/],
    ['a way to ask before the first heading', '# how-long\n', '', /:1: begin with # and the id/],
    ['an empty line of asking', 'c\nd', 'c\n\nd', /:13: take out the empty line/],
    ['two ways to ask on one line', 'c\nd', 'c | d', /:12: write one way to ask a line/],
  ])('names file, line and remedy for %s', (_, from, to, message) => {
    expect(() => parseArticle({ prose: good, asks: asks.replace(from, to) }, place)).toThrow(message);
  });
});
