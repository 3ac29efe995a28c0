import type { CardContact, CardDirectory } from '@salama/content/directory-types.ts';

/** A line of a country as it is now; without one it is withdrawn. */
export interface CorrectedLine<L extends Pick<CardContact, 'id' | 'kind'> = CardContact> {
  country: CardDirectory['country'];
  /** Its id. */
  line: string;
  contact?: L;
}

/** The lines of one country: changed ones in their places, added ones behind the others of their kind. */
export function correctedLines<L extends Pick<CardContact, 'id' | 'kind'>>(
  { country, contacts }: { country: CardDirectory['country']; contacts: readonly L[] },
  corrected: readonly CorrectedLine<L>[],
): L[] {
  const here = corrected.filter((one) => one.country === country);
  const lines = contacts.flatMap((standing) => {
    const found = here.find(({ line }) => line === standing.id);
    return found ? (found.contact ?? []) : standing;
  });
  for (const { line, contact } of here) {
    if (!contact || contacts.some(({ id }) => id === line)) continue;
    const last = lines.map(({ kind }) => kind).lastIndexOf(contact.kind);
    lines.splice(last < 0 ? lines.length : last + 1, 0, contact);
  }
  return lines;
}
