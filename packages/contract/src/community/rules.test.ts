import { describe, expect, it } from 'vitest';
import { cleanText } from '../characters.ts';
import { answerFault, cleanTags, questionFault, titleOf } from './rules.ts';

describe('the rules of the board', () => {
  it.each([
    ['', [], 'QUESTION_EMPTY'],
    [' \n ', [], 'QUESTION_EMPTY'],
    ['😀'.repeat(280), [], undefined],
    ['😀'.repeat(281), [], 'QUESTION_TOO_LONG'],
    ['Is it safe?', ['a', 'b', 'c', 'd', 'e'], undefined],
    ['Is it safe?', ['a', 'b', 'c', 'd', 'e', 'f'], 'QUESTION_TAGS'],
    ['Is it safe?', ['é'.repeat(30)], undefined],
    ['Is it safe?', ['é'.repeat(31)], 'TAG_TOO_LONG'],
  ] as const)('judge the question %j with tags %j as %s', (content, tags, fault) => {
    expect(questionFault(content, tags)).toBe(fault);
  });

  it.each([
    ['  ', 'ANSWER_EMPTY'],
    ['a'.repeat(1_000), undefined],
    ['a'.repeat(1_001), 'ANSWER_TOO_LONG'],
  ])('judge an answer of %#', (content, fault) => {
    expect(answerFault(content)).toBe(fault);
  });

  it('take the first 50 characters of a question as its title', () => {
    expect(titleOf(`${'é'.repeat(49)}😀 and more`)).toBe(`${'é'.repeat(49)}😀`);
    expect(titleOf('One line\nand another')).toBe('One line and another');
  });

  it('keep each tag once, as it was written, without its # and spaces', () => {
    expect(cleanTags([' #HIV ', 'hiv', '', '#', 'Grossesse  précoce'])).toEqual(['HIV', 'Grossesse précoce']);
  });

  it('store only characters that any database can hold', () => {
    expect(cleanText(' a\u0000b\r\nc\ud800 ')).toBe('ab\nc\ufffd');
  });
});
