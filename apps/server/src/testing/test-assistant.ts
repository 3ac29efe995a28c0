import { join } from 'node:path';
import { createLanguageDetector } from '@salama/assistant/language/detect-language.ts';
import { readLanguage } from '@salama/content/read-language.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Assistant } from '../features/chat/types.ts';

const HELP: Help = {
  kind: 'emergency',
  text: 'Go to a hospital now.',
  contacts: [{ id: 'world-emergency', kind: 'emergency', name: 'Emergency', number: '112', href: 'tel:112' }],
};

/** Repeats the question and takes the word "bleeding" for danger: enough to see what the server does with a reply. */
export const testAssistant: Assistant = {
  answer: ({ question, language = 'en' }) => ({
    text: `You asked: ${question}`,
    help: findDanger(question),
    details: { kind: 'answer', language, sources: [], suggestions: ['And then?'] },
  }),
  danger: findDanger,
  reading: () => undefined,
  detectLanguage: createLanguageDetector(
    readLanguage(join(import.meta.dirname, '../../../../content/language')),
  ),
};

function findDanger(text: string): Help | undefined {
  return /bleeding/i.test(text) ? HELP : undefined;
}
