import { type Country, isCountry } from '@salama/contract/country.ts';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { NEED_NAMES, type Need } from '../needs.ts';

export interface CountryChoice {
  /** Chosen by the person and remembered on the device; undefined until it is known, and for all countries. */
  country: Country | undefined;
  countries: readonly { code: Country; name: string }[];
  onChoose: (country: Country | undefined) => void;
}

interface FiltersProps extends CountryChoice {
  need: Need | undefined;
  onNeed: (need: Need | undefined) => void;
}

/** Of use with scripts alone: without them every line stands below. */
export function Filters({ country, countries, onChoose, need, onNeed }: FiltersProps) {
  const messages = useMessages('directory');
  const id = useId();
  return (
    <div className="scripts-only mt-8 flex flex-col gap-5">
      <div>
        <label htmlFor={id} className="block font-semibold">
          {messages.country}
        </label>
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={country ?? ''}
          onChange={({ target }) => onChoose(isCountry(target.value) ? target.value : undefined)}
          className="mt-1 min-h-12 w-full max-w-sm rounded-field border border-line-strong bg-raised px-3 text-ink"
        >
          <option value="">{messages.everyCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {messages.countryHint}
        </p>
      </div>
      <fieldset className="m-0 border-0 p-0">
        <legend className="mb-1 font-semibold">{messages.need}</legend>
        <div className="flex flex-wrap gap-2">
          {[undefined, ...NEED_NAMES].map((one) => (
            <label key={one ?? 'all'} className="choice bg-raised">
              <input
                type="radio"
                name={`${id}-need`}
                checked={need === one}
                onChange={() => onNeed(one)}
                className="sr-only"
              />
              {messages.needs[one ?? 'all']}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
