import { expect, it } from 'vitest';
import { writeOutSwahili } from './swahili-short-forms.ts';

it.each([
  ['nmepigwa', 'nimepigwa'],
  ['ntakufa', 'nitakufa'],
  ['nnaumwa', 'ninaumwa'],
  ['kanipiga', 'amenipiga'],
  ['cjaanza', 'sijaanza'],
  ['cwezi', 'siwezi'],
  ['alinirape', 'alinibaka'],
  ['ntaniforce', 'nitanilazimisha'],
  ['kujikill', 'kujiua'],
])('writes %s out as %s', (typed, written) => {
  expect(writeOutSwahili(typed)).toBe(written);
});

it.each([
  'nakula',
  'kanisani',
  'kanuni',
  'clinic',
  'cycle',
  'never',
  'nta',
  'cpap',
  'nimelala',
  'nichoke',
  'usinichoke',
  'shortcut',
  'overkill',
])('leaves %s alone', (word) => {
  expect(writeOutSwahili(word)).toBe(word);
});
