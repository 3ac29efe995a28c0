import { expect, test } from 'vitest';
import { createIdeaReader } from './ideas.ts';

const read = createIdeaReader([
  { idea: 'bleeding', words: ['saign*'] },
  { idea: 'bleeding', words: ['damu'] },
  { idea: 'late pregnancy', words: ['#12-43', 'week*'] },
  { idea: 'late pregnancy', words: ['wiki', '#12-43'] },
  { idea: 'forced', words: ['*lazimish*'] },
]);

test('reads the same ideas in two languages as the same features', () => {
  const [swahili, french] = ['wiki 30 natoka damu', '30 weeks elle saigne'].map((text) =>
    read(text.split(' ')),
  );
  expect(swahili).toEqual(french);
  expect(swahili?.length).toBeGreaterThan(read(['damu']).length);
});

test('tells ideas apart, and finds none in other words', () => {
  expect(read(['damu'])).not.toEqual(read(['nililazimishwa']));
  expect(read('at 8 weeks all is well'.split(' '))).toEqual([]);
});
