import { FEATURES, placesOf } from './features.ts';
import { modelUse } from './near-host.ts';
import type { Settings } from './settings.ts';

/** What the pages know of who runs a copy, by the name of its place in them. Of a model they know what it does, and its host where others manage it. */
const NAMES = [
  'exit',
  'bot',
  'school',
  'facebook',
  'twitter',
  'instagram',
  'social',
  'operator',
  'country',
  'email',
  'reads',
  'writes',
  'host',
  'plain',
  'off',
  'name',
] as const;
/** What only the HTML shows: the address, which scripts know, that search engines shall not list the site, that it is a demonstration, what is off, the style of a brand and its colours of paper. */
export const IN_HTML = [
  'origin',
  'hidden',
  'demo',
  'brand',
  'paper',
  'paperdark',
  ...FEATURES.map((name) => `no${name}` as const),
] as const;

export type OperatorName = (typeof NAMES)[number];
/** What is not set is not there. */
export type OperatorValues = Partial<Record<OperatorName | (typeof IN_HTML)[number], string>>;

/** Every place that a page may have. */
export const PLACE_NAMES: ReadonlySet<string> = new Set([...NAMES, ...IN_HTML]);

export function operatorValues(settings: Partial<Settings>): OperatorValues {
  const { AI_WORDING, SOCIAL_FACEBOOK_URL, SOCIAL_TWITTER_URL, SOCIAL_INSTAGRAM_URL } = settings;
  const { isUsed, otherHost } = modelUse(settings);
  const writes = AI_WORDING === 'on';
  const given = {
    exit: settings.EXIT_URL,
    bot: settings.MESSAGING_BOT_URL,
    school: settings.TRAINING_SCHOOL_URL,
    facebook: SOCIAL_FACEBOOK_URL,
    twitter: SOCIAL_TWITTER_URL,
    instagram: SOCIAL_INSTAGRAM_URL,
    social: SOCIAL_FACEBOOK_URL || SOCIAL_TWITTER_URL || SOCIAL_INSTAGRAM_URL ? 'on' : undefined,
    operator: settings.OPERATOR_NAME,
    country: settings.OPERATOR_COUNTRY,
    email: settings.SUPPORT_EMAIL,
    reads: isUsed && !writes ? 'on' : undefined,
    writes: isUsed && writes ? 'on' : undefined,
    host: otherHost,
    plain: settings.DRAWINGS === 'plain' ? 'on' : undefined,
    demo: settings.DEMO === 'on' ? 'on' : undefined,
    origin: settings.PUBLIC_URL?.replace(/\/$/, ''),
    off: placesOf(settings.FEATURES_OFF ?? []),
    ...Object.fromEntries((settings.FEATURES_OFF ?? []).map((name) => [`no${name}`, 'on'])),
    hidden: settings.ROBOTS === 'none' ? 'on' : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}
