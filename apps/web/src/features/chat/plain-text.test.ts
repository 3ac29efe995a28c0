import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('says the words of a reply without its marks', () => {
  expect(plainText('## Go **now**\n\n1. Call [116](tel:116)\n- do *not* wait\n> `ok`')).toBe(
    'Go now\nCall 116\ndo not wait\nok',
  );
});

it('leaves ordinary text alone', () => {
  expect(plainText('2 * 3 is 6, and snake_case stays')).toBe('2 * 3 is 6, and snake_case stays');
});
