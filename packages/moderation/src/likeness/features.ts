const WORD = /[\p{L}\p{N}]+/gu;
/** Swahili and French say with parts of words what English says with words. */
const PART = 4;

/** The words, pairs of neighbours and four-letter parts of a plain text, each once. Numbers count as one word. */
export function featuresOf(text: string): string[] {
  const words = (text.match(WORD) ?? []).map((word) => (/^\d+$/.test(word) ? '#' : word));
  const features = new Set<string>();
  let before = '^';
  for (const word of words) {
    features.add(word);
    features.add(`${before} ${word}`);
    const framed = `<${word}>`;
    for (let at = 0; at + PART <= framed.length; at += 1) features.add(framed.slice(at, at + PART));
    before = word;
  }
  if (text.includes('?')) features.add('?');
  return [...features];
}
