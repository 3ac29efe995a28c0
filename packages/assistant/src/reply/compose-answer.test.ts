import type { Article, Section } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { NAMING } from '../search/passage-index.ts';
import type { Hit } from '../search/search.ts';
import {
  composeAnswer,
  composeComparison,
  composeDoubt,
  composeGuess,
  composeSituation,
} from './compose-answer.ts';

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
  it('gives the best section alone, its own sources and the next questions', () => {
    const { text, details } = composeAnswer([hit(0, 2), hit(2, 1.9)]);
    expect(text).toBe('First.');
    expect(details).not.toHaveProperty('more');
    expect(details.sources.map(({ organisation }) => organisation)).toEqual(['B']);
    expect(details.suggestions).toEqual(['About three?', 'About two?']);
    expect(details.review).toEqual({ state: 'editorial', date: '2026-11-20' });
    expect(details.passages).toEqual([
      { heading: 'About one?', slug: 'implant', title: 'The implant', section: 'one' },
    ]);
  });

  it('answers the narrower question that is asked, and keeps the rest for whoever wants more', () => {
    const narrow = { id: 'early', firstAsk: 6, lead: 'Up to 2 weeks early.', paragraph: 1 };
    const { text, details } = composeAnswer([{ ...hit(1, 2), narrow }]);
    expect(text).toBe('Up to 2 weeks early.\n\nMore.');
    expect(details.more).toBe('Second.');
  });

  it('leads to the tool of the section behind what more it says', () => {
    const tool = { url: '/tools#days', text: 'Count the days' };
    const [first, second] = [hit(0, 2), hit(1, 2)].map(({ passage }) => ({
      ...passage,
      section: { ...passage.section, tool },
    }));
    const moreOf = (passage: typeof first) =>
      passage && composeAnswer([{ ...hit(0, 2), passage }]).details.more;
    expect(moreOf(first)).toBe('[Count the days](/tools#days)');
    expect(moreOf(second)).toMatch(/\[Count the days\]\(\/tools#days\)$/);
  });
});

describe('composeSituation', () => {
  it('says what to do now before the first section, and keeps the others for whoever wants more', () => {
    const { text, details } = composeSituation('**Act today.**', [hit(0, 1).passage, hit(1, 1).passage]);
    expect(text).toBe('**Act today.**\n\nFirst.');
    expect(details.more).toBe('**About two?**\n\nSecond.\n\nMore.');
  });
});

describe('composeComparison', () => {
  it('puts both under their headings', () => {
    expect(composeComparison('Both:', [hit(0, 1), hit(1, 1)]).text).toBe(
      'Both:\n\n**About one?**\n\nFirst.\n\n**About two?**\n\nSecond.\n\nMore.',
    );
  });

  it('names the article where a section does not say what it is about, with the space that French wants', () => {
    const { passage, ...rest } = hit(0, 1, NAMING.nowhere);
    const french = { ...passage, article: { ...article, language: 'fr' as const, title: "L'implant" } };
    const pair = [{ ...rest, passage: french }, hit(1, 1)] as const;
    expect(composeComparison('', pair).text).toMatch(/\*\*L'implant\u00a0: About one\?/);
  });
});

describe('composeGuess', () => {
  it('says the likeliest under its own question, with its sources, and offers the next', () => {
    const words = 'Perhaps:\n\n{question}\n\n{answer}\n\nElse?';
    const { text, details } = composeGuess([hit(0, 1), hit(1, 0.9), hit(2, 0.4)], words);
    expect(text).toMatch(/^Perhaps:\n\n\*\*About one\?\*\*\n\n\S[\s\S]*\n\nElse\?$/);
    expect(details).toMatchObject({ kind: 'unsure', article: { title: 'The implant' } });
    expect(details.suggestions.slice(0, 2)).toEqual(['About two?', 'About three?']);
    expect(details.passages).toHaveLength(1);
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
