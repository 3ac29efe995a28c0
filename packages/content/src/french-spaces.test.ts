import { describe, expect, it } from 'vitest';
import { spaceFrench, spaceFrenchIn } from './french-spaces.ts';

const SPACE = '\u00a0';

describe('French spaces', () => {
  it('keep a mark on the line of its word', () => {
    expect(spaceFrench('Qui ? Moi ! Oui : « non » ; va.')).toBe(
      `Qui${SPACE}? Moi${SPACE}! Oui${SPACE}: «${SPACE}non${SPACE}»${SPACE}; va.`,
    );
  });

  it('leave addresses, times and Markdown alone', () => {
    const text = '[lis](https://a.example/b?c) à 12:30, **oui**\n- non';
    expect(spaceFrench(text)).toBe(text);
  });

  it('are set in the French of a text in three languages, however deep', () => {
    const read = { id: 'a', lines: [{ en: 'Who ?', sw: 'Nani ?', fr: 'Qui ?' }], checked: '2026-11-22' };
    expect(spaceFrenchIn(read)).toEqual({
      ...read,
      lines: [{ en: 'Who ?', sw: 'Nani ?', fr: `Qui${SPACE}?` }],
    });
  });
});
