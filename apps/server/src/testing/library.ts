import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { readModeration } from '@salama/content/read-moderation.ts';
import type { Knowledge } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { createModeration, type Moderation } from '@salama/moderation/moderation.ts';
import type { Answer, Assistant } from '../features/chat/assistant.ts';

const content = join(import.meta.dirname, '../../../../content');

/** The content as it is served, and moderation over it. */
export function readContent(): { knowledge: Knowledge; moderation: Moderation } {
  const knowledge = readKnowledge(content);
  return { knowledge, moderation: createModeration(readModeration(content, knowledge.articles)) };
}

/** What the assistant would answer from one section of the library. */
export function answerFrom(
  { articles }: Pick<Knowledge, 'articles'>,
  place: { slug: string; section: string; language: Language },
): Answer {
  const article = articles.find(({ slug, language }) => slug === place.slug && language === place.language);
  const section = article?.sections.find(({ id }) => id === place.section);
  if (!article || !section) throw new Error(`There is no ${place.slug}#${place.section}`);
  return {
    text: `**${section.heading}**\n\n${section.body}`,
    details: {
      kind: 'answer',
      language: article.language,
      sources: article.sources,
      review: { state: article.review, date: article.reviewed },
      article: { slug: article.slug, title: article.title },
      passages: [{ heading: section.heading, slug: article.slug, title: article.title, section: section.id }],
      suggestions: article.sections
        .filter((other) => other !== section)
        .slice(0, 2)
        .map(({ heading }) => heading),
    },
  };
}

/** Always gives this answer, and takes nothing for danger. */
export function assistantWith(answer: Answer): Assistant {
  return { answer: () => answer, danger: () => undefined };
}
