import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCountry } from '@salama/contract/country.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import type { CountryFacts } from './directory-types.ts';
import { parseYaml } from './parse-yaml.ts';
import { phrases } from './phrases.ts';

const FILE = 'country.yaml';

/** The countries of `content/countries`, each a folder with a `country.yaml`, in the order of lists. Throws a ContentFault. */
export function readCountries(folder: string): CountryFacts[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, FILE)))
    .map((name) => readCountry(join(folder, name, FILE), name))
    .sort((one, other) => one.order - other.order);
}

function readCountry(file: string, folder: string): CountryFacts {
  const country = parseYaml(countrySchema, readFileSync(file, 'utf8'), file);
  if (country.code.toLowerCase() !== folder)
    throw new ContentFault(
      file,
      1,
      `code: ${country.code} belongs into the folder ${country.code.toLowerCase()}`,
    );
  return country;
}

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const digits = v.pipe(
  v.string(),
  v.regex(/^[\d[\]\\{}d-]+$/, 'must be a pattern of digits, like [17]\\d{8}'),
);

const premium = v.pipe(
  v.string(),
  v.regex(/^[\d[\]\\{}d|-]+$/, 'must be patterns of digits with | between them'),
);

const countrySchema = v.strictObject({
  code: v.pipe(v.string(), v.guard(isCountry, 'must be two capital letters')),
  name: v.strictObject({ en: words, sw: words, fr: words }),
  order: v.pipe(v.number(), v.integer()),
  languages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be a language tag such as sw'))),
    v.minLength(1, 'give at least one language'),
  ),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capital letters such as KES')),
  places: phrases,
  phone: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be the digits of the country code')),
    line: digits,
    pairs: v.exactOptional(digits),
    premium: v.exactOptional(premium),
  }),
});
