import { join } from 'node:path';
import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { readExampleLines } from '@salama/content/read-safety-examples.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { describe, expect, it } from 'vitest';
import { joinDanger } from '../src/lib/danger-rules.ts';
import { folders } from './folders.ts';
import { readDanger } from './safety-data.ts';

const folder = join(folders.content, 'danger');
const { base, words } = readDanger(folders.content);
const whole = readSafety(folder);

describe('the danger rules of the browser', () => {
  it('are, in all languages together, those of the server', () => {
    const { rules: joined } = joinDanger(base, words);
    const { groups, ...others } = joined.words;
    const each = (lists: typeof groups) =>
      Object.entries(lists).map(([name, list]) => [name, list.join('|').split('|')]);
    const served = Object.fromEntries(each(whole.words.groups));
    expect(served).toMatchObject(Object.fromEntries(each(groups)));
    expect({ ...others, groups: whole.words.groups }).toEqual(whole.words);
    for (const [at, rule] of whole.rules.entries())
      expect(joined.rules[at]).toEqual({ ...rule, about: [], sections: [], sources: [] });
    for (const kind of ['emergency', 'crisis'] as const)
      expect(joined.unnamed[kind]).toEqual({ ...whole.unnamed[kind], sources: [] });
  });

  it('leave out no group that a sign names, and bring none that only the server reads', () => {
    const { rules } = joinDanger(base, words);
    expect(() => compilePatterns(rules)).not.toThrow();
    expect(Object.keys(rules.words.groups)).toContain('pregnant');
    expect(Object.keys(rules.words.groups)).not.toContain('calmer');
  });

  it.each(LANGUAGES)('find nearly all in %s alone that they find in all', (language) => {
    const found = compilePatterns(whole);
    const alone = compilePatterns(joinDanger(base, { [language]: words[language] }).rules);
    const lines = readExampleLines(folder, 'danger', language).filter((line) => found.scan(line).length > 0);
    const missed = lines.filter((line) => alone.scan(line).length === 0);
    expect(lines.length).toBeGreaterThan(900);
    expect(missed.length / lines.length).toBeLessThan(0.04);
  });

  it('bring the lines of every country, and of a line what a card shows', () => {
    const { directories } = joinDanger(base, words);
    const countries = readCountries(join(folders.content, 'countries')).map(({ code }) => code);
    expect(directories.map(({ country }) => country)).toEqual([...countries, 'world']);
    expect(directories).toEqual(
      readDirectories(join(folders.content, 'countries')).map(({ country, contacts }) => ({
        country,
        contacts: contacts.map(
          ({ sources: _, checked: __, languages: ___, ifNoAnswer: ____, rung: _____, ...shown }) => shown,
        ),
      })),
    );
  });
});
