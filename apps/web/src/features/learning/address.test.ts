import { CATEGORIES } from '@salama/contract/learning/schemas.ts';
import { describe, expect, it } from 'vitest';
import { addressOf, openAt } from './address.ts';

describe('the address of what is open', () => {
  it('comes back as it went, and names no subject', () => {
    for (const category of CATEGORIES) {
      const address = addressOf({ category, material: '7f9c24e8' });
      expect(address).toMatch(/^\/learn\?topic=[1-9]&material=7f9c24e8$/);
      expect(openAt(address.slice('/learn'.length))).toEqual({ category, material: '7f9c24e8' });
    }
  });

  it.each(['', '?topic=0', '?topic=10', '?topic=x', '?topic='])('opens nothing for "%s"', (search) => {
    expect(openAt(search)).toEqual({ category: undefined, material: undefined });
  });

  it('is the plain page when nothing is open', () => {
    expect(addressOf({ category: undefined, material: undefined })).toBe('/learn');
  });
});
