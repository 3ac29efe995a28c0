import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('works a thing out once, and anew when it has known enough others', () => {
  const worked: string[] = [];
  const lengthOf = remember(2, (text) => {
    worked.push(text);
    return text.length;
  });
  expect(['one', 'three', 'one'].map(lengthOf)).toEqual([3, 5, 3]);
  expect(worked).toEqual(['one', 'three']);
  expect(['seven', 'one'].map(lengthOf)).toEqual([5, 3]);
  expect(worked).toEqual(['one', 'three', 'seven', 'one']);
});
