interface ToldInAll {
  /** What she wrote before, the newest first. */
  said: readonly string[];
  message: string;
  /** Told as a bare number, or further back: it is written out in the words that the signs of danger know. */
  age: number | undefined;
}

/**
 * Danger is often told over several messages, and none of them sounds like it alone: all that a person has told is checked as one
 * story, in the order she told it, as it was typed and as it is meant. What stands between two messages must not keep their
 * signs apart, so the newest is also read with each of the others: by signs alone, since two messages out of many are like much by chance.
 */
export function checkInAll<T>(
  { said, message, age }: ToldInAll,
  {
    read,
    check,
  }: { read: (text: string) => string; check: (text: string, countsLikeness: boolean) => T | undefined },
): T | undefined {
  if (said.length === 0) return undefined;
  const told = [...said].reverse();
  const opening = age === undefined ? [] : [`I am ${age}`];
  const all = [...opening, ...told, message].join(BETWEEN);
  const pairs = told.length > 1 ? told.map((one) => [one, message].join(BETWEEN)) : [];
  for (const story of [all, ...pairs]) {
    const meant = read(story);
    const isAll = story === all;
    const found = check(story, isAll) ?? (meant === story ? undefined : check(meant, isAll));
    if (found) return found;
  }
  return undefined;
}

const BETWEEN = '.\n';
