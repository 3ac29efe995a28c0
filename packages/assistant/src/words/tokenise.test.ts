import { expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

it('folds accents, cuts elisions, closes apostrophes and shortens drawn-out letters', () => {
  expect(tokenise("L’implant, ça fait mal ? don't heeeelp")).toEqual([
    'implant',
    'ca',
    'fait',
    'mal',
    'dont',
    'help',
  ]);
});
