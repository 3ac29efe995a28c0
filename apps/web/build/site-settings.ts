import names from './site-settings.json' with { type: 'json' };

/** Whatever is not listed here is a web address. */
const RULES: Record<string, (value: string) => boolean> = {
  EXIT_URL: (value) => isAddress(value) && value.startsWith('https://'),
  AI_MODEL: (value) => value.length <= 200,
  OPERATOR_NAME: (value) => value.length <= 200,
  OPERATOR_COUNTRY: (value) => /^[A-Z]{2}$/.test(value),
  SUPPORT_EMAIL: (value) => /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(value),
};

/**
 * What an operator sets for the pages, by name; empty when not set. The pages are static, so these are written in by
 * the build; `npm start` builds again when one of them changes (the list is a JSON file because plain Node reads it
 * too). Throws when a value breaks its rule.
 */
export function siteSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, checked(name, environment[name]?.trim() ?? '')]));
}

/** The same as constants of the bundle: `SITE_EXIT_URL`. Of the model the pages know only whether there is one. */
export function siteConstants({
  AI_BASE_URL = '',
  AI_MODEL = '',
  ...settings
}: Record<string, string>): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(settings).map(([name, value]) => [`SITE_${name}`, JSON.stringify(value)]),
    ['SITE_HAS_MODEL', String(AI_BASE_URL !== '' && AI_MODEL !== '')],
  ]);
}

function checked(name: string, value: string): string {
  if (value === '' || (RULES[name] ?? isAddress)(value)) return value;
  throw new Error(`${name} cannot be used: see README.md`);
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\//.test(value);
}
