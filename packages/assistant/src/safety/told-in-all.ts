interface ToldInAll {
  /** What she wrote before, the newest first. */
  said: readonly string[];
  message: string;
  /** Told as a bare number, or further back: it is written out in the words that the signs of danger know. */
  age: number | undefined;
}

/**
 * Danger is often told over several messages, and none of them sounds like it alone: all that a person has told is checked as one
 * story, in the order she told it, as it was typed and as it is meant.
 */
export function checkInAll<T>(
  { said, message, age }: ToldInAll,
  { read, check }: { read: (text: string) => string; check: (text: string) => T | undefined },
): T | undefined {
  if (said.length === 0) return undefined;
  const told = [message, ...said].reverse();
  const story = (age === undefined ? told : [`I am ${age}`, ...told]).join('.\n');
  const meant = read(story);
  return check(story) ?? (meant === story ? undefined : check(meant));
}
