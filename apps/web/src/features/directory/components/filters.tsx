import { useId } from 'react';
import { CountryChoice } from '../../../components/country-select.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { NEED_NAMES, type Need } from '../needs.ts';

interface FiltersProps {
  need: Need | undefined;
  onNeed: (need: Need | undefined) => void;
}

/** Of use with scripts alone: without them every line stands below. */
export function Filters({ need, onNeed }: FiltersProps) {
  const messages = useMessages('directory');
  const id = useId();
  return (
    <div className="scripts-only mt-8 flex flex-col gap-5">
      <CountryChoice none={messages.everyCountry} hasHint />
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
