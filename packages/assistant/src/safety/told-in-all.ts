/**
 * What a person has told in a conversation, in the order she told it: danger is often told over several messages, and none
 * of them sounds like it alone. `said` is what she wrote before, the newest first.
 */
export function toldInAll(said: readonly string[], message: string): string {
  return [message, ...said].reverse().join('.\n');
}
