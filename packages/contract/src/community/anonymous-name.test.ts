import { describe, expect, it } from 'vitest';
import { newUsernameFault, usernameFault } from '../auth/rules.ts';
import { ADJECTIVES, ANIMALS, anonymousName, looksGenerated } from './anonymous-name.ts';

describe('anonymousName', () => {
  it('draws from twenty different adjectives and twenty different animals', () => {
    expect(new Set(ADJECTIVES).size).toBe(20);
    expect(new Set(ANIMALS).size).toBe(20);
  });

  it('reaches the first and the last of everything', () => {
    expect(anonymousName(() => 0)).toBe('BraveAntelope0');
    expect(anonymousName(() => 0.999999)).toBe('WiseZebra999');
  });

  it('makes only names that some account may have, and none may take', () => {
    for (const adjective of ADJECTIVES)
      for (const animal of ANIMALS) {
        const name = `${adjective}${animal}999`;
        expect([usernameFault(name), newUsernameFault(name)]).toEqual([undefined, 'USERNAME_GENERATED']);
      }
  });
});

describe('looksGenerated', () => {
  it.each([
    ['CalmHeron412'],
    ['calmheron0'],
    ['Calm-Heron_412'],
    ['CalmHeron4120'],
    ['CaImHeron412'],
    ['GoldenL1on7'],
    ['Calm0tter5'],
    ['CálmHeron412'],
    ['C\u0430lmHeron412'],
    ['CalmHeron\u0664'],
  ])('knows %s', (name) => {
    expect(looksGenerated(name)).toBe(true);
  });

  it.each([['CalmHeron'], ['Heron412'], ['calm-girl7'], ['HeronCalm4'], ['Лев2026'], ['amina1']])(
    'leaves %s alone',
    (name) => {
      expect(looksGenerated(name)).toBe(false);
    },
  );
});
