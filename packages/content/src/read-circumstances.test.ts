import { expect, test } from 'vitest';
import type { PassageTags } from './passage-tags.ts';
import { parseCircumstances } from './read-circumstances.ts';
import type { Article } from './types.ts';

const tags: PassageTags = { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] };
const passage = (id: string, own: Partial<PassageTags>) => ({ id, tags: { ...tags, ...own } });
const articles = [
  {
    slug: 'moods',
    sections: [
      passage('anybody', {}),
      passage('expecting', { stage: ['pregnant-1', 'labour'] }),
      passage('either', { stage: ['labour', 'none'] }),
      passage('her-friend', { person: ['friend'] }),
      passage('of-two', { circumstance: ['twins'] }),
    ],
  },
] as unknown as Article[];

const text = `
- { id: pregnancy, means: is pregnant, said: [pregnancy, weeks], stages: [pregnant-1, labour], with: [twins], named: [pregnancy] }
- { id: another, means: asks for somebody else, persons: [friend, parent] }
- { id: twins, means: expects more than one }
`;

test('reads who says it, and which passages are for nobody else', () => {
  expect(parseCircumstances(text, 'circumstances.yaml', articles)).toEqual([
    {
      id: 'pregnancy',
      said: ['pregnancy', 'weeks'],
      named: ['pregnancy'],
      library: ['moods#expecting', 'moods#of-two'],
    },
    { id: 'another', said: [], named: [], library: ['moods#her-friend'] },
    { id: 'twins', said: [], named: [], library: ['moods#of-two'] },
  ]);
});

test('names the passage of circumstances that nobody has named', () => {
  const strange = [{ slug: 'moods', sections: [passage('moon', { circumstance: ['on-the-moon'] })] }];
  expect(() => parseCircumstances(text, 'circumstances.yaml', strange as unknown as Article[])).toThrow(
    /moods#moon is for on-the-moon: name it in circumstances\.yaml/,
  );
});

test('names the line of a circumstance that says not what it means', () => {
  expect(() => parseCircumstances('- id: twins', 'circumstances.yaml', [])).toThrow(/circumstances\.yaml:1/);
});
