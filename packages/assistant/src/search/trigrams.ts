/** The runs of three letters of a text's words, each word between spaces: " ki", "kid", "ido" … */
export function trigramsOf(words: string[]): string[] {
  return words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
  });
}
