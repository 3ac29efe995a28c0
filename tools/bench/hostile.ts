// Measures what texts cost that were written to cost, beside ordinary ones of the same length: the search for danger, an
// answer, and moderation. Fails when one costs more than three times as much.
// node tools/bench/hostile.ts
import { join } from 'node:path';
import { messageFault } from '@salama/contract/chat/rules.ts';
import { createModeration } from '@salama/moderation/moderation.ts';
import {
  drawUnits,
  piecesOf,
  type RuleBook,
  repeated,
  SIGNS,
} from '@salama/patterns/testing/hostile-texts.ts';
import { openContent } from '../../apps/server/src/prepared-content.ts';
import { readCases } from '../exam/mark.ts';

const DRAWN = 2_000;
const ORDINARY = 20;
const ROUNDS = 15;
/** So many of the dearest are measured again. */
const SUSPECTED = 60;
const MOST = 3;
const root = join(import.meta.dirname, '../..');

const { knowledge, assistant, moderation: rules } = openContent(root, () => '2026-11-22');
const moderation = createModeration(rules);
for (const step of assistant.warmUp) step();
const { safety, replies } = knowledge;
const graded = <Rule extends object>(list: readonly Rule[]) => list.map((rule) => ({ severity: 0, ...rule }));
const books: RuleBook[] = [
  { words: safety.words, rules: safety.rules },
  { words: { ...safety.words, groups: replies.groups }, rules: graded(replies.replies) },
  { words: rules.words, rules: graded(rules.rules) },
];
const pieces = [...new Set(books.flatMap(piecesOf))];
/** Contact details in disguise, and what is nearly one. */
const DISGUISES = [
  '0 7 1 ',
  'a.b@',
  'one two three ',
  'w h a t s ',
  'снар ١٢٣ ',
  'you are my telegram number tonight ',
  '12/03/2026 ',
  '1 / ',
  '1234567890',
  '0 ',
  '1a',
  'seven',
  '0 o l i ',
  'facebook messenger ',
  'abc . co ',
  'take off your shirt picture girl money tonight alone ',
];
const units = [...pieces.map((piece) => `${piece} `), ...SIGNS, ...DISGUISES, ...drawUnits(pieces, DRAWN)];
const honest = readCases(join(root, 'tools/exam/questions.jsonl')).map(({ question }) => question);

const tells = (text: string) => assistant.danger(text, { language: 'en' }) !== undefined;
measure('the search for danger', 4_000, units, (text) => void tells(text));
const sendable = (unit: string) => !messageFault(repeated(unit, 1_000));
measure('an answer', 1_000, units.filter(sendable), (question) => void assistant.answer({ question }));
measure(
  'moderation',
  2_000,
  units,
  (text) => void moderation.check({ kind: 'suggestion', texts: [{ name: 'content', text }] }),
);

function measure(
  name: string,
  characters: number,
  all: readonly string[],
  work: (text: string) => void,
): void {
  const filled = (unit: string) => repeated(unit, characters);
  const ordinary = Array.from({ length: ORDINARY }, (_, at) => ordinaryText(at, characters));
  const once = all.map((unit) => ({ unit, ms: take(work, filled(unit)) }));
  const suspected = once.sort((a, b) => b.ms - a.ms).slice(0, SUSPECTED);
  const times = leastOf(work, [...ordinary, ...suspected.map(({ unit }) => filled(unit))]);
  const usual = times.slice(0, ORDINARY).sort((a, b) => a - b)[ORDINARY / 2] ?? 0;
  const hostile = times.slice(ORDINARY);
  const worst = Math.max(...hostile);
  const unit = JSON.stringify(suspected[hostile.indexOf(worst)]?.unit.slice(0, 40));
  console.info(
    `${name}, ${characters} characters: ordinary ${usual.toFixed(2)} ms, worst of ${all.length} hostile texts ` +
      `${worst.toFixed(2)} ms (${unit} over and over), ratio ${(worst / usual).toFixed(2)}`,
  );
  if (worst > MOST * usual) process.exitCode = 1;
}

/** Questions of the examination one after another, as long as nothing in them tells of danger: all of it is read. */
function ordinaryText(seed: number, characters: number): string {
  let text = '';
  for (let at = seed * 37; text.length < characters; at += 1) {
    const longer = `${text}${honest[at % honest.length]} `.slice(0, characters);
    if (!tells(longer)) text = longer;
  }
  return text;
}

/** Of each text the least of the rounds: what the work itself takes. What else runs on the machine seldom meets all. */
function leastOf(work: (text: string) => void, texts: readonly string[]): number[] {
  const least = texts.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    texts.forEach((text, at) => {
      least[at] = Math.min(least[at] ?? Infinity, take(work, text));
    });
  }
  return least;
}

function take(work: (text: string) => void, text: string): number {
  const begin = performance.now();
  work(text);
  return performance.now() - begin;
}
