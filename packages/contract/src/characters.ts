/** Length as people count it: Unicode code points, surrounding white space left out. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** Lower case, accents and curly marks off: the form in which texts are compared and searched. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase();
}
