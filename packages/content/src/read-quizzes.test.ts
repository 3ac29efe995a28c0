import { describe, expect, it } from 'vitest';
import { parseQuiz } from './read-quizzes.ts';

const texts = (text: string) => `{ en: "${text}", sw: "${text}", fr: "${text}" }`;
const question = ({ truth = 'myth', says = 'It is so.', why = 'It is not.' } = {}) =>
  `- { of: how, truth: ${truth}, says: ${texts(says)}, why: ${texts(why)} }\n`;

describe('the quiz of a page', () => {
  it('has three statements, each with its truth and why', () => {
    const read = parseQuiz(question() + question({ truth: 'fact' }) + question(), 'quiz.yaml');
    expect(read.map(({ truth }) => truth)).toEqual(['myth', 'fact', 'myth']);
    expect(read[0]).toMatchObject({ of: 'how', says: { sw: 'It is so.' }, why: { fr: 'It is not.' } });
  });

  it.each([
    ['two statements', question() + question(), /write 3 questions/],
    ['facts alone', question({ truth: 'fact' }).repeat(3), /all are facts/],
    ['a truth that is neither', question({ truth: 'maybe' }).repeat(3), /write fact or myth/],
    ['a why that nobody reads', question({ why: 'a '.repeat(130) }).repeat(3), /shorten it to 240/],
    ['Markdown', question({ why: '**No.**' }).repeat(3), /without Markdown/],
    ['a number to call', question({ why: 'Call 112.' }).repeat(3), /must not name 112/],
    [
      'a language that is missing',
      question()
        .repeat(3)
        .replace(/, fr: "It is so."/, ''),
      /says\.fr/,
    ],
  ])('refuses %s', (_, content, fault) => {
    expect(() => parseQuiz(content, 'quiz.yaml')).toThrow(fault);
  });
});
