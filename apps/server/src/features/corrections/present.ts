import type { DirectoryContact } from '@salama/content/directory-types.ts';
import type { LineCorrection, LineValue, ListedCorrection } from '@salama/contract/corrections/schemas.ts';
import type { CorrectionRow } from './repository.ts';

/** What the desk may say of a line, out of all that is known of it. */
export function sayingOf(line: DirectoryContact): LineValue {
  const { kind, answeredBy, name, number, hours, cost, networks, note, ifNoAnswer, languages } = line;
  return {
    ...{ kind, answeredBy, name, number },
    ...(hours && { hours }),
    ...(cost && { cost }),
    ...(networks && { networks }),
    ...(note && { note }),
    ...(ifNoAnswer && { ifNoAnswer }),
    languages,
  };
}

/** As it was checked when it was written. */
export function presentCorrection({ country, line, action, value, source }: CorrectionRow): LineCorrection {
  return { country, line, action, ...(value && { value: JSON.parse(value) }), source: JSON.parse(source) };
}

export function presentListed(row: CorrectionRow, accountId: string): ListedCorrection {
  return {
    _id: row.id,
    ...presentCorrection(row),
    ...(row.before && { before: JSON.parse(row.before) }),
    state: row.state,
    by: row.author,
    isOwn: row.author_id === accountId,
    version: row.version,
    changedAt: new Date(row.changed_at).toISOString(),
    ...(row.state === 'waiting' && row.comes_at && { comesAt: new Date(row.comes_at).toISOString() }),
    ...(row.publisher && { publishedBy: row.publisher }),
  };
}
