import names from './site-settings.json' with { type: 'json' };

const RULES: Record<string, RegExp> = {
  EXIT_URL: /^https:\/\//,
  PUBLIC_URL: /^https?:\/\//,
  AI_BASE_URL: /^https?:\/\//,
};

/**
 * What an operator sets for the pages, by name; empty when not set. The pages are static, so these are written in by
 * the build; `npm start` builds again when one of them changes (the list is a JSON file because plain Node reads it
 * too). Throws when a value is no address.
 */
export function siteSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, settingOf(name, environment[name]?.trim() ?? '')]));
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

function settingOf(name: string, value: string): string {
  const rule = RULES[name];
  if (value === '' || !rule || (URL.canParse(value) && rule.test(value))) return value;
  throw new Error(`${name} is no address that can be used`);
}
