import { join } from 'node:path';
import { readLibrary } from '@salama/content/read-library.ts';
import { readTools } from '@salama/content/read-tools.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';

const content = join(import.meta.dirname, '../../../../../content');
const library = readLibrary(join(content, 'library'));

describe.each(LANGUAGES)('the tools in %s', (language) => {
  const { methods, finder, days } = readTools(content, language, library);

  it('never say that a method suits somebody', () => {
    const said = JSON.stringify([finder.words, finder.groups, finder.questions]);
    expect(said).not.toMatch(/suits|inakufaa|inafaa|te convient|te va\b/i);
  });

  it('have a method for every wish', () => {
    const wished = methods.methods.flatMap((method) => method.for);
    expect(methods.wishes.map(({ id }) => id).filter((id) => !wished.includes(id))).toEqual([]);
  });

  it('let nothing but condoms stand against HIV and STIs', () => {
    const against = methods.methods.filter((method) => method.for.includes('infections'));
    expect(against.map(({ id }) => id)).toEqual(['condom']);
  });

  it('say something of every bleeding, at any time', () => {
    const silent = days.bleeding.filter(({ says, steps }) => says.length === 0 && steps.length === 0);
    expect(silent).toEqual([]);
    const clocks = [...days.after, ...days.tests, ...days.bleeding].filter(({ steps }) => steps.length > 0);
    expect(clocks.filter(({ steps }) => steps.at(-1)?.upTo !== undefined)).toEqual([]);
  });
});
