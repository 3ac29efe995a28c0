import { expect, it } from 'vitest';
import { warningElsewhere } from './message.ts';

const below = 'There is still time for both.';

it('says a warning anew for another country, with what stands below it', () => {
  expect(warningElsewhere({ kind: 'crisis', below }, 'Call 116.')).toBe(`Call 116.\n\n${below}`);
  expect(warningElsewhere({ kind: 'emergency' }, 'Call 112.')).toBe('Call 112.');
});

it('leaves every other reply beside a help card as it is, and a warning that has come as it should', () => {
  expect(warningElsewhere({ kind: 'refuse' }, 'Call 116.')).toBeUndefined();
  expect(warningElsewhere(undefined, 'Call 116.')).toBeUndefined();
  expect(warningElsewhere({ kind: 'crisis', below }, undefined)).toBeUndefined();
});
