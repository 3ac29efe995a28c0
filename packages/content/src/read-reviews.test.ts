import { describe, expect, it } from 'vitest';
import { passageReview } from './passage-review.ts';
import { digestOf, joinReviews, type Reviewer } from './read-reviews.ts';
import type { Article, Section } from './types.ts';

const section: Section = {
  id: 'how-long',
  heading: 'How long?',
  asks: [],
  questions: [],
  body: 'Three years.',
  citations: [1],
  isMore: false,
  tags: { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] },
};
const article: Article = {
  slug: 'implant',
  language: 'en',
  category: 'CONTRACEPTION',
  icon: 'Heart',
  title: 'The implant',
  tab: 'Small and quiet',
  description: 'How long it works.',
  audience: 12,
  sources: [{ organisation: 'WHO', title: 'Implants', url: 'https://example.org/1' }],
  reviewed: '2026-11-20',
  introduction: 'About it.',
  sections: [section],
};
const translation: Article = { ...article, language: 'sw' };

function reviewer(digest: string, change: Partial<Reviewer> = {}, on = '2027-03-01'): Reviewer {
  const signed = [{ language: 'en' as const, on, sections: { 'implant#how-long': digest } }];
  return {
    name: 'Asha M.',
    profession: 'nurse',
    licence: 'KNC 1',
    scope: 'all',
    signs: 'facts',
    signed,
    ...change,
  };
}

function reviewsOf(reviewers: Reviewer[], articles: Article[] = [article]) {
  return joinReviews(articles, reviewers).map(({ sections }) => sections[0]);
}

describe('the review of a section', () => {
  it('is the editors’ alone where nobody signed', () => {
    const [joined] = reviewsOf([]);
    expect(joined?.reviews).toBeUndefined();
    expect(passageReview(article, section)).toEqual({ state: 'editorial', date: '2026-11-20' });
  });

  it('names who signed the text as it stands', () => {
    const [joined = section] = reviewsOf([reviewer(digestOf(article, section))]);
    const review = { state: 'clinical', date: '2027-03-01', by: 'Asha M., nurse' };
    expect(passageReview(article, joined)).toEqual(review);
  });

  it('falls back by itself when heading, text or source is changed', () => {
    const digest = digestOf(article, section);
    const changes: Article[] = [
      { ...article, sections: [{ ...section, body: 'Four years.' }] },
      { ...article, sections: [{ ...section, heading: 'How many years?' }] },
      { ...article, sources: [{ organisation: 'WHO', title: 'Implants', url: 'https://example.org/2' }] },
    ];
    for (const changed of changes) {
      const [joined = section] = reviewsOf([reviewer(digest)], [changed]);
      expect(passageReview(changed, joined).state).toBe('changed');
    }
  });

  it('keeps a valid signature beside a newer one of an older text', () => {
    const valid = reviewer(digestOf(article, section));
    const [joined = section] = reviewsOf([
      valid,
      reviewer('0000000000000000', { name: 'Ben' }, '2027-05-01'),
    ]);
    expect(passageReview(article, joined)).toMatchObject({ state: 'clinical', by: 'Asha M., nurse' });
  });

  it('takes a native reader’s signature for the wording alone', () => {
    const [joined = section] = reviewsOf([reviewer(digestOf(article, section), { signs: 'language' })]);
    expect(joined.reviews).toMatchObject([{ of: 'language', isChanged: false }]);
    expect(passageReview(article, joined).state).toBe('editorial');
  });

  it('holds for one language, and the others say where it holds', () => {
    const [, other] = reviewsOf([reviewer(digestOf(article, section))], [article, translation]);
    expect(other).toMatchObject({ signedIn: ['en'] });
    expect(other?.reviews).toBeUndefined();
  });

  it('refuses a signature under a section that is nowhere', () => {
    const stray = reviewer('0000000000000000');
    expect(() => joinReviews([{ ...article, sections: [] }], [stray])).toThrow('implant#how-long en');
  });
});
