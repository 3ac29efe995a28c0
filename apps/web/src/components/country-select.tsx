import { isCountry } from '@salama/contract/country.ts';
import { type ComponentProps, useId } from 'react';
import { chooseCountry, useCountry } from '../lib/country.ts';
import { useMessages } from '../lib/messages.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

interface CountrySelectProps extends ComponentProps<'select'> {
  /** Where a sentence leads to it, "The law in"; else it is called as everywhere. */
  label?: string;
  /** What it is to have chosen none. */
  none?: string;
  /** `small`: in small letters. `bare`: likewise, and no more than the choice where there is little room. */
  look?: 'small' | 'bare';
  /** Says below why one may choose. */
  hasHint?: boolean;
}

/** The one control that asks for a country, wherever something is said that differs between countries. */
export function CountrySelect({ label, none, look, hasHint = false, ...rest }: CountrySelectProps) {
  const { country, countries } = useMessages('shell');
  const id = useId();
  return (
    <div data-asks-country className="scripts-only min-w-0">
      <label
        className={`flex min-w-0 items-center gap-2 ${look ? 'text-ink-soft text-sm' : 'font-semibold'}`}
      >
        <span className={look === 'bare' ? 'max-[400px]:sr-only' : undefined}>{label ?? country.label}</span>
        <select
          {...rest}
          {...(hasHint ? { 'aria-describedby': id } : { title: country.hint })}
          className="min-h-11 min-w-0 rounded-field border border-line-strong bg-raised px-2.5 text-ink"
        >
          <option value="">{none ?? country.none}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {hasHint && (
        <p id={id} className="mt-1 text-ink-soft text-sm">
          {country.hint}
        </p>
      )}
    </div>
  );
}

/** The same in the app: the person chooses, it is remembered on the device, and everything that is shown follows. */
export function CountryChoice(props: Omit<CountrySelectProps, 'value' | 'onChange'>) {
  const country = useCountry((state) => state.country);
  const isHydrated = useHydrated();
  return (
    <CountrySelect
      {...props}
      value={(isHydrated && country) || ''}
      disabled={!isHydrated}
      onChange={({ target }) => chooseCountry(isCountry(target.value) ? target.value : undefined)}
    />
  );
}
