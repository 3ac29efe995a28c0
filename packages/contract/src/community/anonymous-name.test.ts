import { describe, expect, it } from 'vitest';
import { usernameFault } from '../auth/rules.ts';
import { ADJECTIVES, ANIMALS, anonymousName } from './anonymous-name.ts';

describe('anonymousName', () => {
  it('draws from twenty different adjectives and twenty different animals', () => {
    expect(new Set(ADJECTIVES).size).toBe(20);
    expect(new Set(ANIMALS).size).toBe(20);
  });

  it('reaches the first and the last of everything', () => {
    expect(anonymousName(() => 0)).toBe('BraveAntelope0');
    expect(anonymousName(() => 0.999999)).toBe('WiseZebra999');
  });

  it('makes only names that could be a username', () => {
    for (const adjective of ADJECTIVES)
      for (const animal of ANIMALS) expect(usernameFault(`${adjective}${animal}999`)).toBeUndefined();
  });
});
