import { LANGUAGES } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';
import { replyTexts } from './reply-texts.ts';

it('reads what is said and not the signs it is said of', () => {
  const said = replyTexts('content').flatMap(({ texts }) => LANGUAGES.map((language) => texts[language]));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => /#\d+-\d+/.test(text))).toEqual([]);
});
