import { expect, it } from 'vitest';
import { notYetSaid } from './not-yet-said.ts';

it('leaves out the sentence that the lead has just said', () => {
  expect(
    notYetSaid(
      'Wait at least **2 years** after the birth. Use a method until then.',
      'Wait at least 2 years after a birth.',
    ),
  ).toBe('Use a method until then.');
});

it('leaves out an item of a list, and keeps the others as items', () => {
  const list = '- Virginity tests prove nothing.\n- You need no cream.\n- Tell somebody you trust.';
  expect(notYetSaid(list, 'Virginity tests prove nothing and hurt.')).toBe(
    '- You need no cream.\n- Tell somebody you trust.',
  );
});

it('leaves no number of a list without its words', () => {
  const list =
    '1. Wash the skin with soap. It takes a minute.\n2. The stick goes in with a needle. It takes a minute.';
  expect(notYetSaid(list, 'The stick goes in with a needle.')).toBe(list);
});

it('keeps a sentence that says more, another figure above all', () => {
  const more = 'Wait at least 3 years, says the handbook of the nurses.';
  expect(notYetSaid(more, 'Wait at least 2 years.')).toBe(more);
});

it('says nothing where the lead has said it all', () => {
  expect(notYetSaid('Lave les points chaque jour.', 'Lave les points chaque jour à l’eau.')).toBe('');
});

it('tears no bold words and begins no list without items', () => {
  const bold = '**Small clots are normal. Bigger than a coin?** Show them.';
  expect(notYetSaid(bold, 'Small clots are normal.')).toBe(bold);
  const list = 'What you can do:\n- Drink more water today.';
  expect(notYetSaid(list, 'Drink more water today.')).toBe(list);
});
