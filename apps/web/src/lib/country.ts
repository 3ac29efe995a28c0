import { type Country, isCountry } from '@salama/contract/country.ts';
import { create } from 'zustand';
import { COUNTRY_CHOSEN, tellCountry } from './country-event.ts';
import { read, remove, write } from './storage.ts';

/** The country the person chose for local numbers, remembered on the device; undefined is "no country". */
export const useCountry = create<{ country: Country | undefined }>(() => ({
  country: typeof window === 'undefined' ? undefined : storedCountry(),
}));

export function chooseCountry(country: Country | undefined): void {
  if (country) write('country', country);
  else remove('country');
  useCountry.setState({ country });
  tellCountry();
}

function storedCountry(): Country | undefined {
  return read('country', (value) => (isCountry(value) ? value : undefined));
}

// Text that reads without the app lets people choose too.
if (typeof document !== 'undefined')
  document.addEventListener(COUNTRY_CHOSEN, () => useCountry.setState({ country: storedCountry() }));
