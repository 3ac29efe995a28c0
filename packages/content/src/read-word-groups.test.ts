import { expect, test } from 'vitest';
import { joinGroups, parseGroups } from './read-word-groups.ts';

test('reads the words under the name of their group, and joins the languages', () => {
  const en = parseGroups(
    '# Before a birth.\n<pregnant>:\npregnant|expecting\nweeks_along\n\n<weeks>:\n#4-43_week*\n',
    'en.txt',
  );
  expect(en).toEqual({ pregnant: ['pregnant|expecting', 'weeks_along'], weeks: ['#4-43_week*'] });
  expect(joinGroups({ sw: { pregnant: ['mimba'] }, en })['pregnant']).toEqual([
    'pregnant|expecting',
    'weeks_along',
    'mimba',
  ]);
});

test('names file and line of words without a group, and of a group that stands twice', () => {
  expect(() => parseGroups('pregnant\n', 'en.txt')).toThrow(/en\.txt:1: begin with the name of a group/);
  expect(() => parseGroups('<a>:\nb\n<a>:\n', 'en.txt')).toThrow(/en\.txt:3: <a> stands twice/);
});
