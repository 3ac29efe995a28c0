import { expect, it } from 'vitest';
import { createQuestionSplitter } from './two-questions.ts';

const questionsIn = createQuestionSplitter({
  joins: ['and', 'na', 'et'],
  asks: ['how', 'does', 'when', 'lini', 'wapi', 'comment', 'quel*'],
});

it.each([
  ['does it hurt? how long does it last?', ['does it hurt', 'how long does it last']],
  ['does it hurt to put in and how long does it last', ['does it hurt to put in', 'how long does it last']],
  ["c'est grave ça ? ça se soigne comment", ["c'est grave ça", 'ça se soigne comment']],
  ['napata wapi kondomu na lini nizitupe zote', ['napata wapi kondomu', 'lini nizitupe zote']],
])('finds each question of a message: %s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});

it.each([
  ['my sister and my mother say it hurts, does it?', ['my sister and my mother say it hurts, does it']],
  ['I had it on Monday. does it hurt now?', ['I had it on Monday. does it hurt now']],
  ['I am fine and happy', []],
])('splits no story, and takes none for a question: %s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});
