import type { LanguageWords } from '@salama/content/language-words.ts';
import { fold } from '@salama/contract/characters.ts';
import { phraseTest } from '../language/phrases.ts';

/** The questions of a message, each in its own words. */
export type QuestionSplitter = (message: string) => string[];

/** Words that make a question of its own. */
const QUESTION_WORDS = 3;

/**
 * Splits a message at its question marks, and where a word joins a second question to the first: "does it hurt and how long
 * does it last". What is beside them and asks nothing is a story, and no question.
 */
export function createQuestionSplitter({ joins, asks }: LanguageWords['questions']): QuestionSplitter {
  const isAsked = phraseTest(asks);
  const begins = asks.map((word) => fold(word).replace('*', '\\w*')).join('|');
  const joined = new RegExp(`[,.]? (?:${joins.map(fold).join('|')}) (?=(?:${begins})\\b)`);
  const isWhole = (part: string) => part.split(/\s+/).length >= QUESTION_WORDS;
  return (message) => {
    const marked = message.split('?');
    const parts = marked.map((part, at) => ({ text: part.trim(), isMarked: at < marked.length - 1 }));
    const questions = parts.filter(
      ({ text, isMarked }) => isWhole(text) && (isMarked || isAsked(fold(text))),
    );
    return questions.flatMap(({ text }) => {
      const halves = halvesOf(text, joined);
      return halves.every((half) => isWhole(half) && isAsked(fold(half))) ? halves : [text];
    });
  };
}

/** In the words as they were written; folding keeps their length but for a few signs, and then nothing is split. */
function halvesOf(text: string, joined: RegExp): string[] {
  const folded = fold(text);
  const found = joined.exec(folded);
  if (!found || folded.length !== text.length) return [text];
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)].map((half) => half.trim());
}
