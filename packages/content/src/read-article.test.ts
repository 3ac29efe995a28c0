import { describe, expect, it } from 'vitest';
import { parseArticle } from './read-article.ts';

const place = {
  file: 'content/library/contraception/implant/en.md',
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
review: editorial
sources:
  - organisation: World Health Organization
    title: Family planning
    year: 2025
    url: https://www.who.int/a
---
What this is about.

## How long does it work? {#how-long}

Asked as: how long | how many years | duration | does it last | until when | years

It works for **3 to 5 years**.

- One step

Sources: 1

## Does it hurt? {#pain}

Asked as: a | b | c | d | e | f

A little.
`;

describe('parseArticle', () => {
  it('reads front matter, introduction and sections', () => {
    const article = parseArticle(good, place);
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
    ['a source without a full address', 'https://www.who.int/a', 'who.int', /en\.md:12: sources\.0\.url/],
    ['broken YAML', 'title: The implant', 'title: The: implant', /en\.md:2: .*double quotes/],
    ['a heading without an id', ' {#pain}', '', /en\.md:26: end the heading with an id/],
    ['too few ways to ask', 'a | b | c | d | e | f', 'a | b', /en\.md:26: under the heading write/],
    ['a source number that is not listed', 'Sources: 1', 'Sources: 2', /en\.md:16: "Sources:" names 2/],
    ['an id that stands twice', '{#pain}', '{#how-long}', /en\.md:26: the id how-long stands twice/],
    ['a missing introduction', 'What this is about.', '', /en\.md:14: write an introduction/],
    ['a description that is too long', 'What it is.', 'x'.repeat(161), /en\.md:3: description: shorten it/],
  ])('names file, line and remedy for %s', (_, from, to, message) => {
    expect(() => parseArticle(good.replace(from, to), place)).toThrow(message);
  });
});
