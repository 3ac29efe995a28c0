import type { Article, Section } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { aboutArticle } from './about-article.ts';

const section = (heading: string, body: string) => ({ id: 'a', heading, body }) as Section;
const article = (...sections: Section[]) =>
  ({
    ...{ slug: 's', language: 'en', title: 'The title', tab: 'Neutral', description: 'By the editors.' },
    ...{ audience: 12, reviewed: '2026-11-20', sections, introduction: '', category: 'CONTRACEPTION' },
    sources: [{ organisation: 'WHO', title: 'One', url: 'https://who.example/1' }],
  }) as unknown as Article;
const BODY =
  'Take one **five days** after the day on which [your period](/learn/late) was due. Then wait.\n\nMore.';

describe('what search engines are told of an article', () => {
  it('is described by the first sentence of its first section, which answers', () => {
    expect(aboutArticle(article(section('When?', BODY))).description).toBe(
      'Take one five days after the day on which your period was due.',
    );
  });

  it('is described by its editors where that sentence says too little', () => {
    expect(aboutArticle(article(section('When?', 'It depends.'))).description).toBe('By the editors.');
  });

  it('answers with the signs, not with the words before them', () => {
    const { subject } = aboutArticle(
      article(section('Which?', 'Go now if you have one of these:\n\n- fever\n- much blood')),
    );
    expect(JSON.stringify(subject)).toContain('fever\\nmuch blood');
  });

  it('names its sources, its day of review and its questions with their first paragraphs', () => {
    const { subject } = aboutArticle(article(section('When?', BODY), section('A heading', BODY)));
    expect(subject).toMatchObject({
      '@graph': [
        { '@type': 'MedicalWebPage', lastReviewed: '2026-11-20', citation: ['https://who.example/1'] },
        { '@type': 'FAQPage', mainEntity: [{ name: 'When?', acceptedAnswer: { '@type': 'Answer' } }] },
      ],
    });
  });
});
