import type { Article } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../words/vocabulary.ts';
import { indexArticles } from './index-articles.ts';
import { createSearch } from './search.ts';

const article = (
  slug: string,
  language: Article['language'],
  sections: [string, string, string][],
): Article => ({
  slug,
  language,
  category: 'CONTRACEPTION',
  icon: 'Heart',
  title: slug,
  tab: slug,
  description: '',
  audience: 12,
  sources: [],
  reviewed: '2026-11-20',
  introduction: '',
  sections: sections.map(([id, heading, body]) => ({
    ...{ id, heading, asks: [heading], questions: [], body, citations: [], isMore: false },
    tags: { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] },
  })),
});

/** The section with one more way to ask, which asks of it something narrower. */
const withQuestion = (base: Article, at: number, ask: string, lead: string): Article => ({
  ...base,
  sections: base.sections.map((section, place) =>
    place === at
      ? { ...section, asks: [...section.asks, ask], questions: [{ id: 'pain', firstAsk: 1, lead }] }
      : section,
  ),
});

const articles = [
  article('methods', 'en', [
    ['implant', 'How long does the implant last?', 'Three to five years.'],
    ['condom', 'How do I put on a condom?', 'Pinch the tip and roll it down.'],
  ]),
  article('methods', 'sw', [
    ['implant', 'Kipandikizi hukaa muda gani?', 'Miaka mitatu hadi mitano.'],
    ['condom', 'Navaaje kondomu?', 'Bana ncha kisha ikunjue.'],
  ]),
];
articles[0] = withQuestion(articles[0] as Article, 0, 'does the implant hurt', 'It pinches for a moment.');
articles[1] = withQuestion(articles[1] as Article, 0, 'kipandikizi kinauma', 'Kinabana kidogo tu.');
const vocabulary = createVocabulary([], {});
const index = indexArticles(articles, vocabulary, []);
const untold = (keys: string[]) => ({
  namedBy: () => [],
  elsewhere: () => (passage: { key: string }) => keys.includes(passage.key),
  ofThatAge: () => () => false,
});
const search = createSearch(articles, vocabulary, index, untold([]));

describe('find', () => {
  it('puts the passage first that answers the question', () => {
    const [best] = search.find('how many years does an implant last', 'en').hits;
    expect(best?.passage.key).toBe('methods#implant');
  });

  it('forgives a slip', () => {
    expect(search.find('implamt', 'en').hits[0]?.passage.key).toBe('methods#implant');
  });

  it('finds the sister passage when the question borrows another language’s words', () => {
    const [best] = search.find('nitaput on condom vipi', 'sw').hits;
    expect(best?.passage).toMatchObject({ key: 'methods#condom', article: { language: 'sw' } });
  });

  it('knows the narrower question that is asked of a passage, also in another language’s words', () => {
    const leadOf = (question: string, language: 'en' | 'sw') =>
      search.find(question, language).hits[0]?.narrow?.lead;
    expect(leadOf('does an implant hurt much', 'en')).toBe('It pinches for a moment.');
    expect(leadOf('does an implant hurt much', 'sw')).toBe('Kinabana kidogo tu.');
    expect(leadOf('how long does the implant last', 'en')).toBeUndefined();
  });

  it('leaves to the beginning of a passage what is like none of the ways to ask for it', () => {
    const [best] = search.find('implant', 'en').hits;
    expect(best?.passage.key).toBe('methods#implant');
    expect(
      search.find('what does the doctor think about an implant on holiday', 'en').hits[0]?.narrow,
    ).toBeUndefined();
  });

  it('finds nothing where nothing is alike', () => {
    expect(search.find('zzz', 'en').hits).toEqual([]);
  });

  it('puts what nobody has told of behind what is nearly as likely, unless it is asked in so many words', () => {
    const narrow = createSearch(articles, vocabulary, index, untold(['methods#implant']));
    const both = 'implant or condom';
    expect(search.find(both, 'en').hits[0]?.passage.key).toBe('methods#implant');
    expect(narrow.find(both, 'en').hits[0]?.passage.key).toBe('methods#condom');
    const asked = narrow.find('how long does the implant last', 'en').hits[0];
    expect(asked).toMatchObject({ passage: { key: 'methods#implant' }, elsewhere: true });
  });
});
