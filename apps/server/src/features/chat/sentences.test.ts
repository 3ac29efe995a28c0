import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceSplitter } from './sentences.ts';

/** Pushes letter by letter, the hardest way to get a text. */
function split(text: string): string[] {
  const splitter = createSentenceSplitter();
  const sentences = [...text].flatMap((letter) => splitter.push(letter));
  const rest = splitter.end();
  return rest ? [...sentences, rest] : sentences;
}

describe('a text that arrives bit by bit', () => {
  it('is given on sentence by sentence', () => {
    expect(split('An implant lasts years. Is it safe? Yes!')).toEqual([
      'An implant lasts years. ',
      'Is it safe? ',
      'Yes!',
    ]);
  });

  it('waits until it is sure that a sentence has ended', () => {
    const splitter = createSentenceSplitter();
    expect(splitter.push('An implant lasts 3.')).toEqual([]);
    expect(splitter.push('5 years. ')).toEqual([]);
    expect(splitter.push('It')).toEqual(['An implant lasts 3.5 years. ']);
  });

  it.each([
    ['a number over two sentences', 'Call 0712. 345 678 now.'],
    ['a number over two lines', 'Call 0712\n345 678 now.'],
    ['a link', '[Read. More](https://a.example/b. c) now.'],
    ['a list sign', '1. Go to a clinic.'],
  ])('never cuts %s in two', (_, text) => {
    expect(split(text)).toEqual([text]);
  });

  it('cuts a list between its points', () => {
    expect(split('Do this:\n1. Rest\n2. Drink water\n- Eat')).toEqual([
      'Do this:\n',
      '1. Rest\n',
      '2. Drink water\n',
      '- Eat',
    ]);
  });

  it('loses and changes nothing, however it is cut', () => {
    const pieces = fc.array(fc.constantFrom('Go. ', '12', '. ', '\n', '[a](', ')', 'x', '1. ', '? ', '*'));
    fc.assert(
      fc.property(pieces, (given) => {
        const splitter = createSentenceSplitter();
        const taken = given.flatMap((piece) => splitter.push(piece));
        expect(taken.join('') + splitter.end()).toBe(given.join(''));
      }),
    );
  });
});
