import { expect, it } from 'vitest';
import { titleLanguages } from './title-language.ts';

it('the language of a title is told from its words, and is English where they say little', () => {
  const languageOf = titleLanguages();
  expect(languageOf('Bunge la Tanzania, jibu kuhusu m-mama')).toBe('sw');
  expect(languageOf('Ministère de la Santé, les numéros gratuits')).toBe('fr');
  expect(languageOf('Agence ivoirienne de presse, the call centre takes calls day and night')).toBe('en');
  expect(languageOf('Semen analysis')).toBe('en');
});
