import { type Country, isCountry } from '@salama/contract/country.ts';
import { limits } from '@salama/contract/limits.ts';

/** What somebody has told of herself, or of whom she asks for. */
export interface Facts {
  /** By the names of `circumstances.yaml`, those told last at the end. */
  circumstances: readonly string[];
  /** Years. */
  age?: number | undefined;
  /** Where she is. */
  country?: Country | undefined;
}

/** What one message tells. */
export interface ToldFacts extends Facts {
  /** Circumstances that it says are not so. */
  denied: readonly string[];
}

/** What was known, corrected by what is told now. */
export function corrected(known: Facts, told: ToldFacts): Facts {
  const still = known.circumstances.filter(
    (name) => !told.denied.includes(name) && !told.circumstances.includes(name),
  );
  return {
    circumstances: [...still, ...told.circumstances],
    age: told.age ?? known.age,
    country: told.country ?? known.country,
  };
}

const AGE = /^age-(\d{1,2})$/;
const COUNTRY = /^in-([A-Z]{2})$/;

/** As facts travel with a question: `pregnancy`, `age-16`, `in-KE`. Strange names are circumstances that nobody speaks of. */
export function factsFrom(names: readonly string[]): Facts {
  const age = names.map((name) => AGE.exec(name)?.[1]).findLast((years) => years !== undefined);
  const code = names.map((name) => COUNTRY.exec(name)?.[1]).findLast((found) => found !== undefined);
  return {
    circumstances: names.filter((name) => !AGE.test(name) && !COUNTRY.test(name)),
    ...(age && { age: Number(age) }),
    ...(isCountry(code) && { country: code }),
  };
}

/** The newest of them, no more than may travel. */
export function namesOf({ circumstances, age, country }: Facts): string[] {
  const others = [...(age === undefined ? [] : [`age-${age}`]), ...(country ? [`in-${country}`] : [])];
  return [...circumstances.slice(others.length - limits.chat.facts), ...others];
}
