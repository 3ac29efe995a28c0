import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { sampleIn } from './sample-conversation.ts';

describe.each(LANGUAGES)('the sample conversation in %s', (language) => {
  it('is what the assistant answers, with its sources', () => {
    const { answer, sources } = sampleIn(language);
    expect(JSON.stringify(answer)).toMatch(/\b7\b/);
    expect(sources.length).toBeGreaterThan(0);
  });
});
