import { join } from 'node:path';
import { readLanguage } from '@salama/content/read-language.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { wordReader } from '@salama/patterns/scanner.ts';
import { describe, expect, it } from 'vitest';
import { createElapsedReader } from './elapsed.ts';

const content = join(import.meta.dirname, '../../../../content');
const { times } = readLanguage(join(content, 'language'));
const elapsed = createElapsedReader(
  Object.values(times),
  wordReader(readSafety(join(content, 'danger')).words),
);

describe('how long ago something was', () => {
  it.each([
    ['we did it 4 days ago', 96],
    ['it was four days ago', 96],
    ['the condom broke 30 hours ago', 30],
    ['it broke yesterday', 24],
    ['the day before yesterday', 48],
    ['2 or 3 days ago', 48],
    ['more than 5 days ago', 132],
    ['my period is 5 days late and it broke last night', 12],
    ['it was on saturday and now its wednesday', 96],
    ['tulifanya siku 4 zilizopita', 96],
    ['siku nne zilizopita', 96],
    ['ilipasuka jana', 24],
    ['zaidi ya siku 5 zilizopita', 132],
    ["c'était il y a 3 jours", 72],
    ['hier soir', 12],
    ['avant-hier', 48],
    ['on a fait samedi matin, là on est mercredi', 96],
  ])('%s', (text, hours) => {
    expect(elapsed(text, 'since')).toBe(hours);
  });

  it.each([
    ['am 3 weeks late for my depo', 504],
    ['nimechelewa wiki 2', 336],
    ["j'ai 5 semaines de retard", 840],
    ['more than 4 weeks late', 756],
  ])('how late: %s', (text, hours) => {
    expect(elapsed(text, 'late')).toBe(hours);
  });

  it.each(['my cycle is 28 days', 'the condom broke', 'my period is 5 days late'])(
    'is not said: %s',
    (text) => {
      expect(elapsed(text, 'since')).toBeUndefined();
    },
  );
});
