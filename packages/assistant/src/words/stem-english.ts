const SHORTEST = 3;

/** Plural, -ing, -ed and a silent e. */
export function stemEnglish(word: string): string {
  const singular = cutPlural(word);
  const root = cutVerbEnding(singular);
  return root.length > SHORTEST && root.endsWith('e') ? root.slice(0, -1) : root;
}

function cutPlural(word: string): string {
  if (word.length <= SHORTEST || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:sh|ch|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function cutVerbEnding(word: string): string {
  const match = /^(.*[aeiouy].*?)(?:ing|(?<!e)ed)$/.exec(word);
  const root = match?.[1];
  if (root === undefined || root.length < SHORTEST) return word;
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}
