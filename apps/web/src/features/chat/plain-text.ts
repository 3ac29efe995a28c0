/** Markdown as a screen reader should say it: the words, without marks, addresses or list signs. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\s?\[\d+\](?!\()/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|\*|`)(?=\S)(.+?)\1/g, '$2')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
