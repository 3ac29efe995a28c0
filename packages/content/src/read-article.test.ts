import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArticle } from './read-article.ts';
import { parseArticleData } from './read-article-data.ts';

const place = {
  folder: 'content/library/contraception/implant',
  category: 'CONTRACEPTION',
  slug: 'implant',
  language: 'en',
} as const;

const same = `icon: Heart
audience: 12
reviewed: 2026-11-20
sections:
  how-long: { sources: [1], person: [self], body: womb, age: [teen, adult], stage: [none] }
  pain: { more: true, person: [self], body: womb, age: [any], stage: [any], circumstance: [uses-implant] }
sources:
  - organisation: World Health Organization
    title: Family planning
    year: 2025
    url: https://www.who.int/a
`;

const good = `---
title: The implant
tab: Small and quiet
description: What it is.
---
What this is about.

## How long does it work? {#how-long}

It works for **3 to 5 years**.

- One step

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

const parse = (changed: { same?: string; prose?: string; asks?: string; leads?: string } = {}) => {
  const file = join(place.folder, 'article.yaml');
  return parseArticle(
    { prose: good, asks, leads: '', ...changed, data: parseArticleData(changed.same ?? same, file) },
    place,
  );
};

describe('parseArticle', () => {
  it('reads front matter, introduction, sections and what they are in every language', () => {
    const article = parse();
    expect(article).toMatchObject({
      slug: 'implant',
      category: 'CONTRACEPTION',
      title: 'The implant',
      tab: 'Small and quiet',
      reviewed: '2026-11-20',
      introduction: 'What this is about.',
    });
    expect(article.sections).toEqual([
      {
        id: 'how-long',
        heading: 'How long does it work?',
        asks: ['how long', 'how many years', 'duration', 'does it last', 'until when', 'years'],
        questions: [],
        body: 'It works for **3 to 5 years**.\n\n- One step',
        citations: [1],
        isMore: false,
        tags: { person: ['self'], body: 'womb', age: ['teen', 'adult'], stage: ['none'], circumstance: [] },
      },
      {
        id: 'pain',
        heading: 'Does it hurt?',
        asks: ['a', 'b', 'c', 'd', 'e', 'f'],
        questions: [],
        body: 'A little.',
        citations: [],
        isMore: true,
        tags: {
          ...{ person: ['self'], body: 'womb', age: ['any'], stage: ['any'] },
          circumstance: ['uses-implant'],
        },
      },
    ]);
  });

  it.each([
    ['broken YAML', 'title: The implant', 'title: The: implant', /en\.md:2: .*double quotes/],
    ['a heading without an id', ' {#pain}', '', /en\.md:14: end the heading with an id/],
    ['an id that stands twice', '{#pain}', '{#how-long}', /en\.md:14: the id how-long stands twice/],
    ['a missing introduction', 'What this is about.', '', /en\.md:6: write an introduction/],
    ['a description that is too long', 'What it is.', 'x'.repeat(161), /en\.md:4: description: shorten it/],
  ])('names file, line and remedy for %s', (_, from, to, message) => {
    expect(() => parse({ prose: good.replace(from, to) })).toThrow(message);
  });

  it.each([
    ['an icon that does not exist', 'icon: Heart', 'icon: Star', /:1: icon: choose one of Heart/],
    ['a source without a full address', 'https://www.who.int/a', 'who.int', /:11: sources\.0\.url/],
    ['a source number that is not listed', '[1]', '[2]', /:1: how-long names source 2, and there are 1/],
    [
      'a section without its person',
      'more: true, person: [self]',
      'more: true',
      /:6: sections\.pain\.person/,
    ],
    ['a stage that nobody knows', 'stage: [none]', 'stage: [4th]', /:5: .*choose among any, none, pregnant/],
    [
      'sections in another order',
      'pain:',
      'hurts:',
      /:1: name the sections of en\.md in their order: how-long/,
    ],
    [
      'a folded section above others',
      'sources: [1], person',
      'more: true, person',
      /below the other sections/,
    ],
  ])('names file and remedy for %s', (_, from, to, message) => {
    const changed = from.startsWith('sources: [1]') ? same.replace('more: true, ', '') : same;
    expect(() => parse({ same: changed.replace(from, to) })).toThrow(message);
    expect(() => parse({ same: changed.replace(from, to) })).toThrow(/implant\/article\.yaml/);
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
    expect(() => parse({ asks: asks.replace(from, to) })).toThrow(message);
  });

  const narrower = `${asks}
## at-night
hurts at night
night
`;
  const leads = `pain:
  at-night: { paragraph: 1, en: "At night it hurts less.", sw: "Usiku inauma kidogo.", fr: "La nuit, moins." }
`;

  it('reads the narrower questions of a section, their answers and their ways to ask', () => {
    const { sections } = parse({ asks: narrower, leads });
    expect(sections[1]).toMatchObject({
      asks: ['a', 'b', 'c', 'd', 'e', 'f', 'hurts at night', 'night'],
      questions: [{ id: 'at-night', firstAsk: 6, lead: 'At night it hurts less.', paragraph: 0 }],
    });
  });

  it.each([
    ['a question without its answer', { asks: narrower }, /asks\.en\.txt:17: ask for the questions of/],
    [
      'an answer that nobody asks for',
      { asks, leads },
      /asks\.en\.txt:9: ask for the questions .*: at-night/,
    ],
    [
      'a paragraph that the section lacks',
      { asks: narrower, leads: leads.replace('1', '2') },
      /has 1 paragraphs/,
    ],
    [
      'a lead that a phone does not show whole',
      { asks: narrower, leads: leads.replace('less', 'x'.repeat(150)) },
      /leads\.yaml:2: pain\.at-night\.en: shorten it to 160/,
    ],
    ['a lead with marks', { asks: narrower, leads: leads.replace('less', '**less**') }, /plain sentences/],
    ['a lead of no section', { asks: narrower, leads: leads.replace('pain', 'gone') }, /no section gone/],
    [
      'a question that stands twice',
      { asks: `${narrower}\n## at-night\nnight again\n`, leads },
      /:21: the question at-night of pain stands twice/,
    ],
    [
      'a question nobody asks',
      { asks: narrower.replace(/hurts[\s\S]*/, ''), leads },
      /:17: write at least one/,
    ],
  ])('names file, line and remedy for %s', (_, files, message) => {
    expect(() => parse(files)).toThrow(message);
  });
});
