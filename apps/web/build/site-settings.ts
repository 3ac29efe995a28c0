import names from './site-settings.json' with { type: 'json' };

const RULES: Record<string, RegExp> = { EXIT_URL: /^https:\/\//, PUBLIC_URL: /^https?:\/\// };

/**
 * What an operator sets for the pages, by name; empty when not set. The pages are static, so these are written in by
 * the build; `npm start` builds again when one of them changes (the list is a JSON file because plain Node reads it
 * too). Throws when a value is no address.
 */
export function siteSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, addressOf(name, environment[name]?.trim() ?? '')]));
}

/** The same as constants of the bundle: `SITE_EXIT_URL`. */
export function siteConstants(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`SITE_${name}`, JSON.stringify(value)]),
  );
}

function addressOf(name: string, value: string): string {
  if (value === '' || (URL.canParse(value) && RULES[name]?.test(value))) return value;
  throw new Error(`${name} is no address that can be used`);
}
