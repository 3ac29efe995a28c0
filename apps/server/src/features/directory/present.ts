import type { DirectoryContact } from '@salama/content/types.ts';
import type { directoryEntrySchema } from '@salama/contract/directory/endpoints.ts';
import type { Language } from '@salama/contract/language.ts';
import type * as v from 'valibot';

/** A contact in the reader's language. */
export function presentContact(
  { name, hours, cost, ...contact }: DirectoryContact,
  language: Language,
): v.InferOutput<typeof directoryEntrySchema> {
  return {
    ...contact,
    name: name[language],
    ...(hours && { hours: hours[language] }),
    ...(cost && { cost: cost[language] }),
  };
}
