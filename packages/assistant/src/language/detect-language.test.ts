import { readFileSync } from 'node:fs';
import { readLanguage } from '@salama/content/read-language.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { createLanguageDetector } from './detect-language.ts';

const content = new URL('../../../../content', import.meta.url).pathname;
const detectLanguage = createLanguageDetector(readLanguage(`${content}/language`));

const corpus = LANGUAGES.flatMap((language) =>
  readFileSync(`${import.meta.dirname}/corpus/${language}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => ({ language, text })),
);

describe('createLanguageDetector', () => {
  it('tells the language of at least 98 % of short messages', () => {
    const wrong = corpus.filter(({ language, text }) => detectLanguage(text).language !== language);
    expect(corpus.length).toBeGreaterThanOrEqual(150);
    expect(wrong.length / corpus.length, wrong.map(({ text }) => text).join(' | ')).toBeLessThanOrEqual(0.02);
  });

  it('is never sure of a wrong language', () => {
    const wrong = corpus.filter(({ language, text }) => {
      const detected = detectLanguage(text);
      return detected.sure && detected.language !== language;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['boyfriend wangu anataka sex bila condom', 'sw'],
    ['nikimiss period yangu na niko on the pill, ni mimba?', 'sw'],
    ['jsuis enceinte, help me svp', 'fr'],
  ])('is sure that "%s" is %s, for all its borrowed words', (text, language) => {
    expect(detectLanguage(text)).toEqual({ language, sure: true, half: false });
  });

  it('leaves a message that is half in each of two languages to what the person chose', () => {
    const detected = detectLanguage('nimepata mimba na sikupanga, what are my choices');
    expect(detected).toEqual({ language: 'sw', sure: false, half: true });
  });

  it.each(['condom', 'HIV?', 'ok', '12', ''])('is not sure of "%s"', (text) => {
    expect(detectLanguage(text).sure).toBe(false);
  });
});
