/** Countries with a page in the directory, ISO 3166-1 alpha-2. The person chooses; it is never taken from an address. */
export const COUNTRIES = ['KE', 'TZ', 'UG', 'RW', 'BI', 'CD', 'FR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The emergency number shown wherever no country is chosen (specification, section 9). */
export const EMERGENCY_NUMBER = '112';

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && (COUNTRIES as readonly string[]).includes(value);
}
