import { type Country, isCountry } from '@salama/contract/country.ts';
import { create } from 'zustand';
import { read, remove, write } from './storage.ts';

/** The country the person chose for local numbers, remembered on the device; undefined is "no country". */
export const useCountry = create<{ country: Country | undefined }>(() => ({
  country: typeof window === 'undefined' ? undefined : storedCountry(),
}));

export function chooseCountry(country: Country | undefined): void {
  if (country) write('country', country);
  else remove('country');
  useCountry.setState({ country });
}

function storedCountry(): Country | undefined {
  return read('country', (value) => (isCountry(value) ? value : undefined));
}
