/** ISO 3166-1 alpha-2. Which countries there are stands in `content/countries` alone; this is only how they are written. */
export type Country = `${Letter}${Letter}`;

/** The emergency number shown wherever no country is chosen (specification, section 9). */
export const EMERGENCY_NUMBER = '112';

const CODE = /^[A-Z]{2}$/;

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && CODE.test(value);
}

type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z');
