import type { Article, Section } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { NAMING } from '../search/passage-index.ts';
import type { Hit } from '../search/search.ts';
import { composeAnswer, composeComparison, composeDoubt, composeSituation } from './compose-answer.ts';

const section = (id: string, body: string, citations: number[] = []): Section => ({
  id,
  heading: `About ${id}?`,
  asks: [],
  questions: [],
  body,
  citations,
  isMore: false,
  tags: { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] },
});
const article: Article = {
  slug: 'implant',
  language: 'en',
  category: 'CONTRACEPTION',
  icon: 'Heart',
  title: 'The implant',
  tab: 'Small and quiet',
  description: '',
  audience: 12,
  sources: [
    { organisation: 'A', title: 'a', url: 'https://a.org' },
    { organisation: 'B', title: 'b', url: 'https://b.org' },
  ],
  reviewed: '2026-11-20',
  introduction: '',
  sections: [
    section('one', 'First.', [2]),
    section('two', 'Second.\n\nMore.', [1]),
    section('three', 'Third.'),
  ],
};
const hit = (at: number, score: number, naming: number = NAMING.heading): Hit => ({
  passage: { key: `${at}`, article, section: article.sections[at] ?? section('none', '') },
  score,
  likeness: score,
  meaning: 0,
  naming,
  elsewhere: false,
  fit: { words: 0, ask: 0, letters: 0, topics: 1 },
});

describe('composeAnswer', () => {
  it('gives the section under its heading, its own sources and the next questions', () => {
    const { text, details } = composeAnswer([hit(0, 2), hit(2, 0.5)], 'Also:');
    expect(text).toBe('**About one?**\n\nFirst.');
    expect(details.sources.map(({ organisation }) => organisation)).toEqual(['B']);
    expect(details.suggestions).toEqual(['About three?', 'About two?']);
    expect(details.review).toEqual({ state: 'editorial', date: '2026-11-20' });
  });

  it('names the article when the section does not say what it is about', () => {
    expect(composeAnswer([hit(0, 1, NAMING.nowhere)], 'Also:').text).toBe(
      '**The implant: About one?**\n\nFirst.',
    );
  });

  it('leaves the space before a colon that French wants', () => {
    const { passage, ...rest } = hit(0, 1, NAMING.nowhere);
    const french = { ...passage, article: { ...article, language: 'fr' as const, title: "L'implant" } };
    expect(composeAnswer([{ ...rest, passage: french }], 'Also:').text).toMatch(
      /^\*\*L'implant\u00a0: About one\?/,
    );
  });

  it('joins the next section, with its sources, when it is nearly as likely', () => {
    const { text, details } = composeAnswer([hit(0, 1), hit(1, 0.9)], 'Also:');
    expect(text).toBe('**About one?**\n\nFirst.\n\nAlso:\n\n**About two?**\n\nSecond.\n\nMore.');
    expect(details.sources).toHaveLength(2);
    expect(details.suggestions).toEqual(['About three?']);
  });

  it('leaves a section that is much less likely to be tapped', () => {
    const { text, details } = composeAnswer([hit(0, 1), hit(1, 0.5)], 'Also:');
    expect(text).toBe('**About one?**\n\nFirst.');
    expect(details.suggestions[0]).toBe('About two?');
  });

  it('joins none that concerns only people in other circumstances, nor one under the same question', () => {
    const elsewhere = { ...hit(1, 0.9), elsewhere: true };
    const twin = hit(2, 0.9);
    twin.passage = { ...twin.passage, section: { ...twin.passage.section, heading: 'About one?' } };
    expect(composeAnswer([hit(0, 1), elsewhere, twin], 'Also:').text).toBe('**About one?**\n\nFirst.');
  });

  it('names the passages it is made of', () => {
    expect(composeAnswer([hit(0, 1), hit(1, 0.9)], 'Also:').details.passages).toEqual([
      { heading: 'About one?', slug: 'implant', title: 'The implant', section: 'one' },
      { heading: 'About two?', slug: 'implant', title: 'The implant', section: 'two' },
    ]);
  });
});

describe('a passage that does not fit whole', () => {
  const long = section('long', `Its beginning.\n\n${'word '.repeat(400)}`);
  const passage = { key: 'long', article, section: long };

  it('ends in a link to all of it', () => {
    const { text } = composeAnswer([hit(0, 1), { ...hit(1, 0.9), passage }], 'Also:');
    expect(text).toMatch(/Its beginning\.\n\n\[… About long\?\]\(\/learn\/implant#long\)$/);
  });
});

describe('composeSituation', () => {
  it('says what to do now before the sections', () => {
    const passages = [hit(0, 1).passage, hit(1, 1).passage] as const;
    expect(composeSituation('**Act today.**', [...passages]).text).toBe(
      '**Act today.**\n\n**About one?**\n\nFirst.\n\n**About two?**\n\nSecond.\n\nMore.',
    );
  });
});

describe('composeComparison', () => {
  it('puts both under their headings', () => {
    expect(composeComparison('Both:', [hit(0, 1), hit(1, 1)]).text).toBe(
      'Both:\n\n**About one?**\n\nFirst.\n\n**About two?**\n\nSecond.\n\nMore.',
    );
  });
});

describe('composeDoubt', () => {
  it('shows one line and nothing of the passages, which are questions to tap', () => {
    const { text, details } = composeDoubt([hit(0, 1), hit(1, 1), hit(2, 0.4)], 'Which one?');
    expect(text).toBe('Which one?');
    expect(details).toMatchObject({ kind: 'unsure', sources: [] });
    expect(details.suggestions).toEqual(['About one?', 'About two?', 'About three?']);
    expect(details).not.toHaveProperty('review');
  });

  it('names the article of each question whose section does not name its subject', () => {
    const { suggestions } = composeDoubt([hit(0, 1, NAMING.nowhere), hit(1, 1)], '').details;
    expect(suggestions.slice(0, 2)).toEqual(['The implant: About one?', 'About two?']);
  });

  it('offers what concerns only people in other circumstances last, and the same question once', () => {
    const elsewhere = { ...hit(1, 0.9), elsewhere: true };
    const { suggestions } = composeDoubt([hit(0, 1), elsewhere, hit(0, 0.8), hit(2, 0.5)], '').details;
    expect(suggestions).toEqual(['About one?', 'About three?', 'About two?']);
  });

  it('has another question to tap where only one was found', () => {
    expect(composeDoubt([hit(0, 1)], '').details.suggestions).toEqual([
      'About one?',
      'About two?',
      'About three?',
    ]);
  });
});
