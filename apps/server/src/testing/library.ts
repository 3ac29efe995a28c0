import { join } from 'node:path';
import { passageReview } from '@salama/content/passage-review.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { readModeration } from '@salama/content/read-moderation.ts';
import type { Knowledge } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { createModeration, type Moderation } from '@salama/moderation/moderation.ts';
import type { Answer, Assistant } from '../features/chat/types.ts';

import { testAssistant } from './test-assistant.ts';

const content = join(import.meta.dirname, '../../../../content');

/** The content as it is served, and moderation over it. */
export function readContent(): { knowledge: Knowledge; moderation: Moderation } {
  const knowledge = readKnowledge(content);
  return { knowledge, moderation: createModeration(readModeration(content, knowledge.articles)) };
}

/** What the assistant would answer from one section of the library. */
export function answerFrom({ articles }: Articles, place: Place): Answer {
  const { article, section } = find(articles, place);
  return {
    text: `**${section.heading}**\n\n${section.body}`,
    details: {
      kind: 'answer',
      language: article.language,
      sources: article.sources,
      review: passageReview(article, section),
      article: { slug: article.slug, title: article.title },
      passages: [{ heading: section.heading, slug: article.slug, title: article.title, section: section.id }],
      suggestions: article.sections
        .filter((other) => other !== section)
        .slice(0, 2)
        .map(({ heading }) => heading),
    },
  };
}

/** The addresses that a section names itself. */
export function citedBy({ articles }: Articles, place: Place): string[] {
  const { article, section } = find(articles, place);
  return section.citations.flatMap((number) => article.sources[number - 1]?.url ?? []);
}

type Articles = Pick<Knowledge, 'articles'>;

interface Place {
  slug: string;
  section: string;
  language: Language;
}

function find(articles: Articles['articles'], { slug, section: id, language }: Place) {
  const article = articles.find((one) => one.slug === slug && one.language === language);
  const section = article?.sections.find((one) => one.id === id);
  if (!article || !section) throw new Error(`There is no ${slug}#${id}`);
  return { article, section };
}

/** Always gives this answer, and takes nothing for danger. */
export function assistantWith(answer: Answer): Assistant {
  return { ...testAssistant, answer: () => answer, danger: () => undefined };
}

/** What a good model says about how long an implant lasts, cited as asked. */
export const MODEL_REPLIES = {
  en: 'Good that you ask! An implant lasts 3 to 5 years, depending on its type [1].\n\n1. A trained nurse numbs the skin with a small injection [1].\n2. The stick slides in within a few minutes [1].\n\nIt does not protect you from HIV or other STIs [1].',
  sw: 'Swali zuri! Kipandikizi hukaa miaka 3 hadi 5, kulingana na aina [1]. Nesi anakuchoma sindano ndogo ya ganzi, kisha kijiti kinaingizwa kwa dakika chache [1]. Hakikingi VVU wala magonjwa ya zinaa [1].',
  fr: 'Bonne question ! Un implant dure de 3 à 5 ans, selon le modèle [1]. Une infirmière endort la peau du bras, puis le bâtonnet glisse en quelques minutes [1]. Il ne protège pas du VIH ni des autres IST [1].',
} as const;
