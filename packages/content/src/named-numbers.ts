import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import * as v from 'valibot';

const NAMED = new RegExp(`\\b${EMERGENCY_NUMBER}\\b|\\{emergency\\}`);

/** Who answers 112 differs by country, and in one nobody does: a text leaves a place for the words, named in `instead`. */
export function namesNoEmergencyNumber(instead: string) {
  return v.check((text: string) => !NAMED.test(text), `must not name ${EMERGENCY_NUMBER}: write ${instead}`);
}
