import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';

/** A message beside the subject may also get words of doubt, which say what Salama is for. */
const ALLOWED: Record<string, string[]> = {
  decline: ['decline', 'unsure', 'unknown'],
  refuse: ['refuse'],
  stay: ['answer', 'unsure', 'unknown', 'small-talk', 'crisis', 'emergency'],
};

const assistant = examAssistant();
const lines = readFileSync(join(import.meta.dirname, 'intents.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

it.each(Object.keys(ALLOWED))('gives every message to %s the reply it needs', (intent) => {
  const messages = lines.map((line) => line.split(' | ')).filter(([wanted]) => wanted === intent);
  const wrong = messages.flatMap(([, language, question = '']) => {
    const { kind } = assistant.answer({
      question,
      language: isLanguage(language) ? language : undefined,
    }).details;
    return ALLOWED[intent]?.includes(kind) ? [] : [`${question} -> ${kind}`];
  });
  expect(messages.length).toBeGreaterThan(25);
  expect(wrong).toEqual([]);
});
