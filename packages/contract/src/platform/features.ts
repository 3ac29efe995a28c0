import { splitPath } from '../language.ts';

/** What an operator may do without: `FEATURES_OFF`. */
export const FEATURES = ['board', 'stories', 'suggestions', 'tracker'] as const;
export type Feature = (typeof FEATURES)[number];

/** What the pages have of a feature: addresses as English writes them, and parts of the home page. */
const PLACES: Record<Feature, readonly string[]> = {
  board: ['/community', '/community/:id', 'questions'],
  stories: ['stories', '/admin/stories'],
  suggestions: ['suggestions', '/admin/suggestions'],
  tracker: ['/apps/period-tracker'],
};

/** What the API has of it, below `/api/v1`. What was written before, its owner still takes along or deletes with the account. */
const CALLS: Record<Feature, readonly string[]> = {
  board: ['/community/'],
  stories: ['/testimonials', '/admin/testimonials'],
  suggestions: ['/suggestions', '/admin/suggestions'],
  tracker: [],
};

/** The feature of a place, or of what lies below it. */
export function featureAt(place: string): Feature | undefined {
  return FEATURES.find((feature) => PLACES[feature].some((one) => isIn(place, one)));
}

/** Whether a page of these features is asked for, in whichever language. */
export function isPageOf(features: readonly Feature[], address: string): boolean {
  const feature = featureAt(splitPath(address).path.toLowerCase());
  return feature !== undefined && features.includes(feature);
}

export function isCallOf(features: readonly Feature[], path: string): boolean {
  return features.some((feature) => CALLS[feature].some((one) => path.startsWith(one)));
}

/** As the scripts get it: places, each between spaces. */
export function placesOf(features: readonly Feature[]): string {
  const places = features.flatMap((feature) => PLACES[feature]);
  return places.length > 0 ? ` ${places.join(' ')} ` : '';
}

function isIn(place: string, whole: string): boolean {
  return place === whole || (/^[/?#]/.test(place.slice(whole.length)) && place.startsWith(whole));
}
