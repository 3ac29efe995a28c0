import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAssistant } from '@salama/assistant/assistant.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { isLanguage } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';

/** A message beside the subject may also get words of doubt, which say what Salama is for. */
const ALLOWED: Record<string, string[]> = {
  decline: ['decline', 'unsure', 'unknown'],
  refuse: ['refuse'],
  stay: ['answer', 'unsure', 'unknown', 'small-talk', 'crisis', 'emergency'],
};

const assistant = createAssistant(readKnowledge(join(import.meta.dirname, '../../content')));
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
