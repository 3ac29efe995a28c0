import type { BookedSign, SignBook } from './sign-book.ts';

export interface NeedlessSign {
  sign: BookedSign;
  /** Examples that it finds; each is found by another sign of the same rule too. */
  finds: number;
}

/**
 * The signs that could go together: without them each rule still finds every line that it finds now. Those that find the
 * fewest go first.
 */
export function needlessSigns(book: SignBook, lines: readonly string[]): NeedlessSign[] {
  const signs = book.signs.filter(({ kind }) => kind === 'signs');
  const found = new Map<BookedSign, string[]>(signs.map((sign) => [sign, []]));
  const finders = new Map<string, number>();
  lines.forEach((line, at) => {
    for (const sign of speaking(book.shownBy(line))) {
      const key = `${sign.rule.id} ${at}`;
      found.get(sign)?.push(key);
      finders.set(key, (finders.get(key) ?? 0) + 1);
    }
  });
  const fewestFirst = [...found].sort(([, a], [, b]) => a.length - b.length);
  return fewestFirst.flatMap(([sign, keys]) => {
    if (keys.some((key) => finders.get(key) === 1)) return [];
    for (const key of keys) finders.set(key, (finders.get(key) ?? 0) - 1);
    return [{ sign, finds: keys.length }];
  });
}

/** The signs of rules that nothing keeps quiet. */
function speaking(shown: ReadonlySet<BookedSign>): BookedSign[] {
  const quiet = new Set([...shown].filter(({ kind }) => kind === 'quiet').map(({ rule }) => rule.id));
  return [...shown].filter(({ kind, rule }) => kind === 'signs' && !quiet.has(rule.id));
}
