import { isCountry } from '@salama/contract/country.ts';
import { useId } from 'react';
import { chooseCountry, useCountry } from '../../../lib/country.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** Whose phone numbers to show. The person chooses; nothing is taken from their address. */
export function CountryPicker() {
  const messages = useMessages('chat');
  const { countries } = useMessages('shell');
  const country = useCountry((state) => state.country);
  const isHydrated = useHydrated();
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm max-[400px]:sr-only">
        {messages.country}
      </label>
      <select
        id={id}
        title={messages.countryHint}
        value={(isHydrated && country) || ''}
        disabled={!isHydrated}
        onChange={({ target }) => chooseCountry(isCountry(target.value) ? target.value : undefined)}
        className="min-h-11 min-w-0 rounded-field border border-line-strong bg-raised px-2.5 text-ink text-sm"
      >
        <option value="">{messages.noCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
