import { expect, test } from 'vitest';
import { compatibleForm } from './characters.ts';

test('no sign makes a text longer than fourfold', () => {
  const signs = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
  const grown = signs.filter((sign) => compatibleForm(sign).replace(/\p{M}/gu, '').length > 4 * sign.length);
  expect(grown).toEqual([]);
});

test('letters, fractions and dots are still written out', () => {
  expect(compatibleForm('ﬁn… ½ ㎏ Ⅷ')).toBe('fin... 1⁄2 kg VIII');
});
