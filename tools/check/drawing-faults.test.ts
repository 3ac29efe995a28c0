import { readDrawings } from '@salama/content/read-drawings.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import { expect, it } from 'vitest';
import { drawingFaults } from './drawing-faults.ts';

const articles = readLibrary('content/library');
const [drawing] = readDrawings('content').filter(({ name }) => name === 'inside');
if (!drawing) throw new Error('there is no drawing of the inside');
const faultsOf = (changes: Partial<typeof drawing>) => drawingFaults([{ ...drawing, ...changes }], articles);

it('finds nothing wrong with a drawing that stands where it says', () => {
  expect(faultsOf({})).toEqual([]);
});

it('names a section that is not there', () => {
  expect(faultsOf({ sections: ['know-your-body#nowhere'] })).toEqual([
    'drawings/inside: the library holds no know-your-body#nowhere',
  ]);
});

it('wants no anatomy in what is folded', () => {
  expect(faultsOf({ sections: ['know-your-body#variety'] })[0]).toContain('is folded');
  expect(faultsOf({ sections: ['know-your-body#variety'], isAnatomy: false })).toEqual([]);
});

it('wants a drawing once on a page', () => {
  expect(faultsOf({ sections: ['know-your-body#female-inside', 'know-your-body#bladder'] })[0]).toContain(
    'stands twice',
  );
});

it('wants what is closed to begin with the word for a drawing', () => {
  expect(faultsOf({ closed: 'The womb' })[0]).toContain('begin "closed"');
});
