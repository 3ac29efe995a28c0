import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { sampleIn } from './sample-conversation.ts';

/** Milliseconds that the assistant may take to learn on a busy machine. */
const LEARNING = 60_000;

describe('the sample conversation', () => {
  it(
    'is what the assistant answers, with its sources, in every language',
    () => {
      for (const language of LANGUAGES) {
        const { answer, sources } = sampleIn(language);
        expect(JSON.stringify(answer)).toMatch(/\b21\b/);
        expect(sources.length).toBeGreaterThan(0);
      }
    },
    LEARNING,
  );
});
