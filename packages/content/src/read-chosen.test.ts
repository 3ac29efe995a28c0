import { expect, it } from 'vitest';
import { parseChosen } from './read-chosen.ts';

const ARTICLES = [{ slug: 'condoms' }, { slug: 'early-pregnancy' }];

it('keeps the order in which the editors offer pages', () => {
  expect(parseChosen('- early-pregnancy\n- condoms\n', 'chosen.yaml', ARTICLES)).toEqual([
    'early-pregnancy',
    'condoms',
  ]);
});

it.each([
  ['- condms', /condms is no page/],
  ['[]', /at least one/],
])('refuses %s', (content, fault) => {
  expect(() => parseChosen(content, 'chosen.yaml', ARTICLES)).toThrow(fault);
});
