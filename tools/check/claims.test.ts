import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Claim {
  words: string;
  place: string;
  test: string;
  title: string;
}

const ROW = /^\| “(.+?)” \| `([^`]+)` \| `([^`]+)` “(.+?)” \|$/;

/** Every row of the register. */
function claims(): Claim[] {
  const rows = readFileSync('docs/claims.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| “'));
  return rows.map((row) => {
    const [, words = '', place = '', test = '', title = ''] = ROW.exec(row) ?? [];
    if (!title) throw new Error(`This row of docs/claims.md cannot be read: ${row}`);
    return { words, place, test, title };
  });
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : '');

describe('the register of claims', () => {
  it('has a row for each of many promises', () => {
    expect(claims().length).toBeGreaterThan(20);
  });

  it.each(claims())('finds “$words” where it is made, and the test that proves it', (claim) => {
    expect([claim.place, textOf(claim.place).includes(claim.words)]).toEqual([claim.place, true]);
    expect([claim.title, textOf(claim.test).includes(claim.title)]).toEqual([claim.title, true]);
  });
});
