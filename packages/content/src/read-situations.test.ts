import { expect, test } from 'vitest';
import { parseSituations } from './read-situations.ts';

const text = (sections: string) => `
- id: condom-broke
  signs: ["condom broke"]
  sections: [${sections}]
  first: { en: Act today., sw: Fanya leo., fr: Agis aujourd'hui. }
`;

test('reads what happened, what to do now and where to read on', () => {
  expect(parseSituations(text('condoms#broke'), 'situations.yaml')).toEqual([
    {
      id: 'condom-broke',
      signs: ['condom broke'],
      unless: [],
      sections: ['condoms#broke'],
      first: { en: 'Act today.', sw: 'Fanya leo.', fr: "Agis aujourd'hui." },
    },
  ]);
});

test('names the line of a section that is no address', () => {
  expect(() => parseSituations(text('condoms'), 'situations.yaml')).toThrow(
    /situations.yaml:4: .*slug#section/,
  );
});

test('refuses the same id twice', () => {
  expect(() => parseSituations(text('a#b').repeat(2), 'situations.yaml')).toThrow(/stands twice/);
});
