// Draws claims of the library by chance, each with what its source says: somebody who has not written them looks them up.
// node tools/check/draw-claims.ts SEED [COUNT]
import { readLibrary } from '@salama/content/read-library.ts';
import type { Article } from '@salama/content/types.ts';
import { type Evidence, readEvidence } from './evidence.ts';

const COUNT = 40;

interface Claim {
  article: Article;
  evidence: Evidence;
}

const [seed, count = COUNT] = process.argv.slice(2).map(Number);
if (seed === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  console.error('Give a whole number as the seed, and if you like how many claims to draw.');
  process.exit(2);
}
for (const [at, claim] of shuffled(claims(), seed).slice(0, count).entries())
  console.info(described(claim, at + 1));

function claims(): Claim[] {
  const articles = readLibrary('content/library').filter(({ language }) => language === 'en');
  return articles.flatMap((article) =>
    readEvidence('content', article)
      .filter(({ sources }) => sources.length > 0)
      .map((evidence) => ({ article, evidence })),
  );
}

function described({ article, evidence }: Claim, number: number): string {
  const sources = evidence.sources.map((at) => {
    const { organisation = '', title = '', url = '' } = article.sources[at - 1] ?? {};
    return `   ${organisation}, ${title}: ${url}`;
  });
  const place = `${article.slug}#${evidence.section}`;
  return [
    `${number}. ${place}: ${evidence.sentence}`,
    ...sources,
    `   says: ${evidence.says} (${evidence.seen})`,
  ].join('\n');
}

/** The same order for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = generator(seed);
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Mulberry32: from 0 up to 1. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
