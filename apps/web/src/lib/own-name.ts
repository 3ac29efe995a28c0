import { nameIn } from '@salama/contract/platform/own-name.ts';
import { site } from './site.ts';

/** Texts as the operator of this copy calls it. */
export function inOwnName<T>(texts: T): T {
  return site.name ? nameIn(texts, site.name) : texts;
}
