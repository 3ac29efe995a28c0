import type { Material } from '@salama/contract/learning/schemas.ts';
import { describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../../content/contents.ts';
import { libraryMaterials, matching, minutesIn, shelfOf } from './materials.ts';

const entry = (slug: string, more: Partial<LibraryEntry> = {}): LibraryEntry => ({
  slug,
  title: slug,
  description: 'About it.',
  category: 'CONTRACEPTION',
  icon: 'Book',
  minutes: 4,
  ...more,
});
const library = [entry('condoms'), entry('coil'), entry('rights', { category: 'GBV_SUPPORT' })];
const ids = (materials: readonly Material[]) => materials.map(({ _id }) => _id);

describe('the library', () => {
  it('is offered as it was built while nothing else is known', () => {
    expect(libraryMaterials(library, 'sw')[0]).toMatchObject({
      ...{ _id: 'condoms', url: '/sw/learn/condoms', readTime: '4 min', builtIn: true, featured: false },
    });
  });

  it('leaves out what was withdrawn and marks what is featured', () => {
    const materials = libraryMaterials(library, 'en', { withdrawn: ['condoms'], featured: ['coil'] });
    expect(materials.map(({ _id, featured }) => [_id, featured])).toEqual([
      ['coil', true],
      ['rights', false],
    ]);
  });

  it('stands on its shelf behind what is featured and what was added', () => {
    const articles = libraryMaterials(library, 'en', { withdrawn: [], featured: ['coil'] });
    const [film] = libraryMaterials([entry('film')], 'en');
    expect(ids(shelfOf('CONTRACEPTION', articles, film ? [film] : []))).toEqual(['coil', 'film', 'condoms']);
  });
});

describe('a search by title and description', () => {
  const materials = libraryMaterials([entry('pill', { title: 'La pilule, dès l’été' }), entry('coil')], 'fr');

  it.each(['PILULE', 'des l’ete', "l'été", ' pilule ', 'about it'])('finds "%s"', (query) => {
    expect(ids(matching(materials, query))).toContain('pill');
  });

  it('finds nothing else', () => expect(matching(materials, 'implant')).toEqual([]));
});

describe('a read time', () => {
  it.each([
    ['5 min', 5],
    [' 12min ', 12],
    ['3 minutes', 3],
    ['half an hour', undefined],
    ['5', undefined],
  ])('%s holds %s minutes', (text, minutes) => expect(minutesIn(text)).toBe(minutes));
});
