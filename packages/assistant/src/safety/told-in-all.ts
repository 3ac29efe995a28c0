/**
 * What a person has told in a conversation, in the order she told it: danger is often told over several messages, and none
 * of them sounds like it alone. `said` is what she wrote before, the newest first. An age that was told as a bare number, or further back,
 * is written out in the words that the signs of danger know.
 */
export function toldInAll(said: readonly string[], message: string, age: number | undefined): string {
  const told = [message, ...said].reverse();
  return (age === undefined ? told : [`I am ${age}`, ...told]).join('.\n');
}
