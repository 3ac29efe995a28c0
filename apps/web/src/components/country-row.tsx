import { COUNTRIES, type Country } from '@salama/contract/country.ts';
import { useCountry } from '../lib/country.ts';
import { useMessages } from '../lib/messages.tsx';

/** The countries to tap on a help card that knows none. */
export function CountryRow({ onChoose }: { onChoose: (country: Country) => void }) {
  const { helpCard, countries } = useMessages('shell');
  const chosen = useCountry(({ country }) => country);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{helpCard.where}</legend>
      <div className="flex flex-wrap gap-2">
        {COUNTRIES.map((country) => (
          <button
            key={country}
            type="button"
            aria-pressed={country === chosen}
            onClick={() => onChoose(country)}
            className={`min-h-11 rounded-pill border px-3 font-semibold text-sm ${country === chosen ? 'border-danger bg-danger text-on-danger' : 'border-line-strong bg-raised text-ink hover:bg-paper'}`}
          >
            {countries[country]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
