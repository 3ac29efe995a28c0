import type { Directory } from '@salama/content/types.ts';
import { readImpact } from '@salama/contract/impact/endpoints.ts';
import type { Binder } from '../../platform/endpoint-binding.ts';
import type { ChatInsights } from '../chat/service.ts';

/** What this Salama has really done, beside the goals that the home page names. */
export function bindImpact(
  bind: Binder,
  { answered }: Pick<ChatInsights, 'answered'>,
  directories: readonly Directory[],
): void {
  const servicesListed = directories.reduce((sum, { contacts }) => sum + contacts.length, 0);
  bind(readImpact, async () => ({ data: { questionsAnswered: await answered(), servicesListed } }));
}
