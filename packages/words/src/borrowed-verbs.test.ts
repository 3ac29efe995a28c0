import { expect, it } from 'vitest';
import { borrowedVerb } from './borrowed-verbs.ts';

const english = new Set(['ache', 'bleed', 'force', 'kiss', 'mini', 'one', 'rape', 'skip', 'test', 'toe']);

it.each([
  ['kukiss', 'ku', 'kiss'],
  ['nableed', 'na', 'bleed'],
  ['ameniforce', 'ameni', 'force'],
  ['alinirape', 'alini', 'rape'],
  ['wataniforce', 'watani', 'force'],
  ['sijatest', 'sija', 'test'],
  ['niskip', 'ni', 'skip'],
])('%s is %s- and %s', (word, before, verb) => {
  expect(borrowedVerb(word, english)).toEqual(verb && { before, verb });
});

it.each(['usiache', 'nimwache', 'vitamini', 'akuone', 'nitoe', 'kiss', 'contest', 'bandforce'])(
  '%s is no English verb bent as Swahili',
  (word) => {
    expect(borrowedVerb(word, english)).toBeUndefined();
  },
);
