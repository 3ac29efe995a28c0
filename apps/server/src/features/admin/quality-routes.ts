import { listWords, readAsked, readUnanswered } from '@salama/contract/admin/quality.ts';
import type { Binder } from '../../platform/endpoint-binding.ts';
import type { Quality } from './quality.ts';

export function bindQuality(bind: Binder, quality: Quality): void {
  bind(readAsked, async ({ query, language }) => ({ data: await quality.asked(query.days, language) }));
  bind(readUnanswered, async ({ query, language }) => {
    return { data: await quality.unanswered(query.days, language) };
  });
  bind(listWords, async ({ query, language }) => ({ data: await quality.words(query.page, language) }));
}
