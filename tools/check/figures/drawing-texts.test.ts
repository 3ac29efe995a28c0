import { readDrawings } from '@salama/content/read-drawings.ts';
import { expect, it } from 'vitest';
import { drawingTexts } from './drawing-texts.ts';
import { figureFaults, readFigureLaw } from './figure-faults.ts';

const [clock] = drawingTexts(readDrawings('content').filter(({ name }) => name === 'emergency-pill-clock'));
if (!clock) throw new Error('there is no clock');
const law = readFigureLaw('content', new Set());

it('reads title, words and labels of a drawing, and no number that only counts', () => {
  expect(clock.texts.en).toContain('Five days after sex');
  expect(clock.texts.en).toContain('PEP: until 72 hours');
  expect(clock.texts.fr.split('\n')).not.toContain('3');
});

it('holds the figures of a drawing to its facts', () => {
  expect(figureFaults(clock, law)).toEqual([]);
  const later = { ...clock.texts, en: clock.texts.en.replaceAll('72', '96') };
  expect(figureFaults({ ...clock, texts: later }, law).join()).toContain('96');
});
