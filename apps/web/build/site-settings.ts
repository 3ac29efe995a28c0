import { modelUse } from '@salama/contract/platform/near-host.ts';
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

/** The same as constants of the bundle: `SITE_EXIT_URL`. Of a model the pages know what it does, and its host where others manage it. */
export function siteConstants({
  AI_BASE_URL,
  AI_MODEL,
  AI_OTHER_HOST,
  AI_WORDING,
  ...settings
}: Record<string, string>): Record<string, string> {
  const { isUsed, otherHost = '' } = modelUse({ AI_BASE_URL, AI_MODEL, AI_OTHER_HOST });
  const does = AI_WORDING === 'on' ? 'writes' : 'reads';
  const site = { ...settings, MODEL: isUsed ? does : '', MODEL_HOST: otherHost };
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [`SITE_${name}`, JSON.stringify(value)]),
  );
}
