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
const vocabulary = createVocabulary([], {});
const search = createSearch(articles, vocabulary, indexArticles(articles, vocabulary, []), () => () => false);

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

  it('finds nothing where nothing is alike', () => {
    expect(search.find('zzz', 'en').hits).toEqual([]);
  });
});
