/** Length as people count it: Unicode code points, surrounding white space left out. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** The beginning of a text, in so many code points at most: none is cut in two. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/** Text as it is stored: valid characters only, no control characters but line breaks, no space around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** Lower case, accents and curly marks off: the form in which texts are compared and searched. */
export function fold(text: string): string {
  return compatibleForm(text)
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase();
}

/** Signs of Arabic, Korean, Japanese and mathematics that stand for whole words, up to eighteen letters. */
const WORDS_IN_ONE = /[\ufdfa\ufdfb\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af]/g;

/** Every sign as the plain ones it is made of; one that is a whole word is left blank, so that a text grows fourfold at most. */
export function compatibleForm(text: string): string {
  return text.replace(WORDS_IN_ONE, ' ').normalize('NFKD');
}
