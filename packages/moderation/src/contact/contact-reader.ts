import type { PhoneShape } from '@salama/content/directory-types.ts';
import type { ContactWords } from '@salama/content/moderation-types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type { Finding } from '../finding.ts';
import { createAddressFinder } from './address.ts';
import { createPhoneFinder } from './phone.ts';

/** Finds phone numbers, addresses, links and names on other apps in a plain text, however they are disguised. */
export function createContactReader(
  words: ContactWords,
  helplines: readonly string[],
  phones: readonly PhoneShape[],
) {
  const holdsPhone = createPhoneFinder(words, helplines, phones);
  const findAddresses = createAddressFinder(words);
  return (text: string, kind: ModeratedKind): Finding[] => {
    const addresses = findAddresses(text).filter((label) => kind !== 'username' || label !== 'handle');
    const labels = [...(holdsPhone(text) ? (['phone'] as const) : []), ...addresses];
    return labels.map((label) => ({ label, action: 'refuse' }));
  };
}
