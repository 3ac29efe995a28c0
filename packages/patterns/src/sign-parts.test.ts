import { describe, expect, it } from 'vitest';
import { joinParts } from './sign-parts.ts';

const join = (...patterns: string[]) =>
  joinParts(patterns.map((pattern) => ({ name: 'sign', pattern }))).map(({ pattern }) => pattern);

describe('the parts of a sign', () => {
  it('give each place the words of all languages, each once', () => {
    expect(join('baby|child hurt ~9', 'mtoto dhuru ~9', 'bebe|baby mal ~9')).toEqual([
      'baby|child|mtoto|bebe hurt|dhuru|mal ~9',
    ]);
  });

  it('rule out what one of them rules out', () => {
    expect(join('<birth> leg !both', '<birth> mguu !miguu_yote !varicose')).toEqual([
      '<birth> leg|mguu !both|miguu_yote|varicose',
    ]);
  });

  it('keep a place that must not be negated', () => {
    expect(join('^fever|hot', '^homa')).toEqual(['^fever|hot|homa']);
  });

  it('leave a place without a word to the others, and cannot occur without one', () => {
    expect(join('- night', 'kwaheri usiku')).toEqual(['kwaheri night|usiku']);
    expect(join('- night')).toEqual([]);
  });
});
