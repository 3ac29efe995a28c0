import names from './site-settings.json' with { type: 'json' };

/**
 * What an operator sets for the pages. The pages are static, so these are written in by the build; `npm start`
 * builds again when one of them changes (the list is a JSON file because plain Node reads it too). The server
 * refuses bad values before this is reached by a visitor; here an unusable one ends the build.
 */
export function siteSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`SITE_${name}`, JSON.stringify(secureUrl(name, environment[name]))]),
  );
}

function secureUrl(name: string, value = ''): string {
  if (value === '' || (URL.canParse(value) && value.startsWith('https://'))) return value;
  throw new Error(`${name} is an https address, or is not set.`);
}
