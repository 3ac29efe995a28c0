import { join } from 'node:path';
import { readLibrary } from '@salama/content/read-library.ts';
import { readModeration } from '@salama/content/read-moderation.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { createModeration } from '@salama/moderation/moderation.ts';
import { describe, expect, it } from 'vitest';
import { readCopy } from './read-copy.ts';

const content = join(import.meta.dirname, '../../content');
const moderation = createModeration(readModeration(content, readLibrary(`${content}/library`)));
const copy = readCopy();
const answers = copy.questions.flatMap(({ answers: own }) => own);

/** What moderation does with a text. */
function actionOn(kind: 'question' | 'answer' | 'testimonial' | 'suggestion', text: string): string {
  return moderation.check({ kind, texts: [{ name: 'content', text }] }).action;
}

describe('what a demonstration holds', () => {
  it.each([...copy.questions, ...copy.cases].map((one) => [one.text, one] as const))('%s', (text, one) => {
    expect([...text].length).toBeLessThanOrEqual(limits.community.question);
    expect(actionOn('question', text)).toBe('waits' in one && one.waits ? 'hold' : 'publish');
  });

  it.each(answers.map(({ text }) => text))('answers %s', (text) => {
    expect(actionOn('answer', text)).toBe('publish');
  });

  it.each(copy.stories.map(({ story }) => story))('tells %s', (story) => {
    expect(actionOn('testimonial', story)).toBe('publish');
  });

  it.each(copy.suggestions.map(({ text }) => text))('suggests %s', (text) => {
    expect(actionOn('suggestion', text)).toBe('publish');
  });

  it('speaks all three languages, with cases of each kind that a desk meets', () => {
    for (const kind of ['questions', 'cases', 'stories', 'suggestions'] as const)
      expect(new Set(copy[kind].map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    const reasons = copy.cases.flatMap(({ reports }) => reports);
    expect(new Set(reasons)).toEqual(new Set(['wrong-advice', 'private-information']));
    expect(copy.cases.some(({ waits }) => waits)).toBe(true);
  });
});
