import type { PassageReview } from '@salama/contract/chat/schemas.ts';
import type { Article, Section } from './types.ts';

/** What may be said of who checked a section: a clinician, or the editors alone. */
export function passageReview({ reviewed }: Pick<Article, 'reviewed'>, { reviews }: Section): PassageReview {
  const facts = reviews?.find(({ of }) => of === 'facts');
  if (!facts) return { state: 'editorial', date: reviewed };
  return { state: facts.isChanged ? 'changed' : 'clinical', date: facts.on, by: facts.by };
}
