import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('dates', () => {
  it.each([
    ['en', '20 November 2026'],
    ['sw', '20 Novemba 2026'],
    ['fr', '20 novembre 2026'],
  ] as const)('are written as in %s', (language, text) => {
    expect(formatDate(language, '2026-11-20', 'date')).toBe(text);
  });

  it('keep the number of a calendar day in every time zone', () => {
    expect(formatDate('en', '2026-01-01', 'shortDate')).toBe('Jan 1');
    expect(formatDate('en', '2026-12-31', 'longDate')).toBe('Thursday, December 31, 2026');
  });

  it('are empty for what is no date', () => {
    expect(formatDate('en', 'soon', 'date')).toBe('');
  });
});
