import { expect, test } from 'vitest';
import { parseCircumstances } from './read-circumstances.ts';

const text = (part: string) => `
- id: pregnancy
  said: [pregnancy, weeks]
  library: [${part}]
`;

test('reads who says it and which parts of the library it is for', () => {
  expect(parseCircumstances(text('living-while-pregnant, moods#fear'), 'circumstances.yaml')).toEqual([
    { id: 'pregnancy', said: ['pregnancy', 'weeks'], library: ['living-while-pregnant', 'moods#fear'] },
  ]);
});

test('names the line of a part that is no address', () => {
  expect(() => parseCircumstances(text('Moods and fear'), 'circumstances.yaml')).toThrow(
    /circumstances.yaml:4: .*slug or slug#section/,
  );
});
