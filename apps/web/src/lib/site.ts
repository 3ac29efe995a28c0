import type { OperatorName, OperatorValues } from '@salama/contract/platform/operator-values.ts';

/** The build writes places, which whoever serves the page fills; see `packages/contract/src/platform/page-places.ts`. */
export const isBuild = typeof document === 'undefined';

/** Who runs this copy and where else it can be found, as the page says it. What is not set is not there. */
export const site: OperatorValues = isBuild
  ? {}
  : JSON.parse(document.documentElement.dataset['site'] ?? '{}');

/** Whether the operator does without a place: a route as English writes it, or a part of a page. */
export function isOff(place: string): boolean {
  return `${site.off}`.includes(` ${place} `);
}

/** A value of the operator's, or else other words. */
export function siteValue(name: OperatorName, otherwise = ''): string {
  return isBuild ? `{{${name}|${otherwise}}}` : site[name] || otherwise;
}
