import type { CountryLine } from '@salama/content/types.ts';
import type { PassageReference } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';

/** What the named countries, else the chosen one, do otherwise than the section that answers first says. */
export function countryLinesOf(
  lines: readonly CountryLine[],
  [first]: readonly PassageReference[],
  { named, chosen }: { named: readonly Country[]; chosen: Country | undefined },
): CountryLine[] {
  if (!first) return [];
  const meant = named.length > 0 ? named : [chosen];
  const section = `${first.slug}#${first.section}`;
  return lines.filter((line) => line.section === section && meant.includes(line.country));
}
