import { expect, it } from 'vitest';
import { writeOutSwahili } from './swahili-short-forms.ts';

const borrowed = new Map([
  ['rape', 'baka'],
  ['force', 'lazimisha'],
  ['kill', 'ua'],
  ['choke', 'kaba'],
  ['cut', 'kata'],
]);

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
  expect(writeOutSwahili(typed, borrowed)).toBe(written);
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
  expect(writeOutSwahili(word, borrowed)).toBe(word);
});
