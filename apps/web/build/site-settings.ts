import { readSettings } from '@salama/contract/platform/settings.ts';
import names from './site-settings.json' with { type: 'json' };

/**
 * What an operator sets for the pages, by name; empty when not set. The pages are static, so these are written in by
 * the build; `npm start` builds again when one of them changes (the list is a JSON file because plain Node reads it
 * too). Throws when a value breaks its rule; `npm start` has checked that before.
 */
export function siteSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ?? '']));
  const { faults } = readSettings(given);
  if (faults) throw new Error(faults.join('; '));
  return given;
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
