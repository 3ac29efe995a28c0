import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { firstWords, sampleIn } from './sample-conversation.ts';

/** Milliseconds that the assistant may take to learn on a busy machine. */
const LEARNING = 60_000;

describe('the sample conversation', () => {
  it(
    'is what the assistant answers, with its sources, in every language',
    () => {
      for (const language of LANGUAGES) {
        const { answer, sources } = sampleIn(language);
        expect(JSON.stringify(answer)).toMatch(/\b21\b/);
        expect(JSON.stringify(answer)).not.toMatch(/:"\]/);
        expect(sources.length).toBeGreaterThan(0);
      }
    },
    LEARNING,
  );

  it('ends where the answer ends, not in what leads on to another', () => {
    const reply =
      '**The cycle**\n\nIt lasts 21 to 35 days.\n\nThis may be part of your question too:\n\n- Late?';
    expect(firstWords(reply)).toBe('It lasts 21 to 35 days.');
    expect(firstWords('One line.')).toBe('One line.');
  });
});
