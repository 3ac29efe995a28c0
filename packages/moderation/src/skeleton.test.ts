import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton.ts';

test.each([
  ['bаradmin', 'baradmin'],
  ['Dr_Otieno', 'dr.otieno'],
  ['Dr0tien0', 'drotieno'],
  ['Kirnani', 'Kimani'],
  ['ｍａｒｙ', 'Mary'],
  ['Iucy', 'lucy'],
])('takes "%s" for "%s"', (name, other) => {
  expect(skeletonOf(name)).toBe(skeletonOf(other));
});

test.each([
  ['amina', 'amani'],
  ['otieno2', 'otieno'],
  ['kim', 'kin'],
])('tells "%s" from "%s"', (name, other) => {
  expect(skeletonOf(name)).not.toBe(skeletonOf(other));
});
