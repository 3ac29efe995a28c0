// Measures moderation: how long its rules take to compile, and how long one check takes. Of hostile texts: hostile.ts.
// node tools/bench/moderation.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModeration } from '@salama/content/read-moderation.ts';
import { createModeration } from '@salama/moderation/moderation.ts';

const ROUNDS = 20;
const PROSE = 280;
const root = join(import.meta.dirname, '../..');
const corpus = join(root, 'content/moderation/corpus/open');

const start = performance.now();
const moderation = createModeration(readModeration(join(root, 'content')));
console.info(`compile the rules: ${(performance.now() - start).toFixed(0)} ms`);

const prose = ['en', 'sw', 'fr'].flatMap((language) => piecesOf(linesOf(`honest.${language}.txt`).join(' ')));
const disguised = ['en', 'sw', 'fr'].flatMap((language) => linesOf(`contact.${language}.txt`));
measure(`honest prose of ${PROSE} characters`, prose);
measure('contact details in disguise', disguised);
measure('a story of 1,000 characters', [prose.slice(0, 4).join(' ').slice(0, 1000)]);

function measure(name: string, texts: readonly string[]): void {
  const check = (text: string) => {
    const begin = performance.now();
    moderation.check({ kind: 'question', texts: [{ name: 'content', text }] });
    return performance.now() - begin;
  };
  texts.forEach(check);
  // The least of the rounds is what the check itself takes: the rest is what else runs on the machine.
  const times = texts.map((text) => Math.min(...Array.from({ length: ROUNDS }, () => check(text))));
  times.sort((a, b) => a - b);
  const percentile = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(2);
  console.info(
    `${name} (${texts.length}): p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, worst ${percentile(1)} ms`,
  );
}

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`.{${PROSE}}`, 'gsu')) ?? [];
}

function linesOf(file: string): string[] {
  return readFileSync(join(corpus, file), 'utf8').split('\n').filter(Boolean);
}
