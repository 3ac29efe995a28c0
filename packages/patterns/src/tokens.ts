import { fold } from '@salama/contract/characters.ts';
import { ELIDED } from '@salama/words/elision.ts';
import { writeOutSwahili } from '@salama/words/swahili-short-forms.ts';

export interface Token {
  text: string;
  /** Which sentence it stands in, from 0; phrases never reach over a sentence's end. */
  sentence: number;
}

export type TokenReader = (text: string) => Token[];

/** How people shorten, slip and borrow. */
export interface Spelling {
  /** Texting and slips, written out before matching: `u` is `you`, `jai` is `j ai`. */
  rewrites: Record<string, string>;
  /** English verbs that are bent as Swahili ("alinirape"), and the Swahili ones they stand for. */
  borrowed: Record<string, string>;
}

/** Reads words as patterns see them: lower case, no accents, digits that stand for letters read as letters. */
export function createTokenReader(spelling: Spelling): TokenReader {
  const rewrites = new Map(Object.entries(spelling.rewrites).map(([from, to]) => [from, to.split(' ')]));
  const borrowed = new Map(Object.entries(spelling.borrowed));
  return (text) => readTokens(text, (word) => rewrites.get(word) ?? [writeOutSwahili(word, borrowed)]);
}

function readTokens(text: string, writeOut: (word: string) => readonly string[]): Token[] {
  const tokens: Token[] = [];
  fold(text)
    .split(SENTENCE_END)
    .forEach((part, sentence) => {
      for (const match of part.matchAll(WORD)) {
        for (const word of splitWord(match[0])) {
          for (const text of writeOut(word)) tokens.push({ text, sentence });
        }
      }
    });
  return tokens;
}

/** Looked for at the first of several signs alone: a text of nothing else would be gone through for each. */
const SENTENCE_END = /(?<![.!?;\n])[.!?;\n]+(?=\s|$)|\n+/;
/** What is longer than any word is read in pieces, so that no text takes more work than its length. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'@$]{0,99}/gu;
/** French elision stands apart (j'ai, d'accord); elsewhere an apostrophe is inside a word (don't, ng'ombe). */
const ELISION = new RegExp(`^(${ELIDED}|aujourd)'(?=.)`);
const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

function splitWord(word: string): string[] {
  const elided = ELISION.exec(word);
  if (elided) return [elided[1] ?? '', ...splitWord(word.slice(elided[0].length))];
  const bare = word.replaceAll("'", '');
  const counted = /^([0-9]+)([a-z]+)$/.exec(bare);
  if (counted) return [counted[1] ?? '', counted[2] ?? ''];
  return [
    /[a-z]/.test(bare) ? shorten(bare.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)) : bare,
  ];
}

/** "pleeeease" has no double letter worth keeping; three or more of one letter become one. */
function shorten(word: string): string {
  return word.replace(/(.)\1{2,}/g, '$1');
}
