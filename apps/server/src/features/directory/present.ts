import { localContact } from '@salama/assistant/safety/lines.ts';
import type { DirectoryContact } from '@salama/content/directory-types.ts';
import type { directoryEntrySchema } from '@salama/contract/directory/endpoints.ts';
import type { Language } from '@salama/contract/language.ts';
import type * as v from 'valibot';

/** A contact in the reader's language. */
export function presentContact(
  contact: DirectoryContact,
  language: Language,
): v.InferOutput<typeof directoryEntrySchema> {
  const { languages, ifNoAnswer, sources, checked, rung, confirmed } = contact;
  return {
    ...localContact(contact, language),
    ...{ languages, sources, checked, confirmed },
    ...(ifNoAnswer && { ifNoAnswer: ifNoAnswer[language] }),
    ...(rung && { rung }),
  };
}
