/** The runs of three letters of a text's words, each word between spaces: " ki", "kid", "ido" … Each once. */
export function trigramsOf(words: readonly string[]): Set<string> {
  const trigrams = new Set<string>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at < padded.length - 2; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
