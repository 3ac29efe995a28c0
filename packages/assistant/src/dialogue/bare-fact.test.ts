import { expect, test } from 'vitest';
import { askedAnew } from './bare-fact.ts';

const reading = { isAct: (text: string) => text === 'ok', isFact: (text: string) => /^(I'm|in) /.test(text) };

test('a fact asks the question before it anew, with every fact told since', () => {
  const said = ['ok', "I'm 16", 'can I get the implant', 'does it hurt'];
  expect(askedAnew('in Kenya', said, reading)).toBe("can I get the implant. I'm 16. in Kenya");
});

test('a question stands for itself, and a fact without a question before it too', () => {
  expect(askedAnew('does it hurt', ['can I get the implant'], reading)).toBeUndefined();
  expect(askedAnew("I'm 16", ['ok'], reading)).toBeUndefined();
});
