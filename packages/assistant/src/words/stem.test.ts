import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['en', ['condom', 'condoms']],
    ['en', ['bleed', 'bleeding', 'bleeds']],
    ['en', ['baby', 'babies']],
    ['fr', ['saigne', 'saigner', 'saignement', 'saignements']],
    ['fr', ['enceinte', 'enceintes']],
    ['sw', ['nimebeba', 'kubeba', 'anabeba']],
    ['sw', ['kidonge', 'vidonge']],
    ['sw', ['kondomu', 'makondomu']],
  ] as const)('brings forms of one %s word together: %j', (language, forms) => {
    expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
  });

  it('leaves short words whole', () => {
    expect([stem('sex', 'en'), stem('uke', 'sw'), stem('test', 'fr')]).toEqual(['sex', 'uke', 'test']);
  });
});
