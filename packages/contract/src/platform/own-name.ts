/** Written with a capital, this is the name in every text, and no other word: an operator may have another. Swahili for "safe" begins small. */
export const NAME = 'Salama';
/** Where it stands in a page that is filled later. */
export const NAME_PLACE = `{{name|${NAME}}}`;

/** The drawing of our logo, for a style sheet that puts another in its place: no other drawing of the pages has this frame. */
export const LOGO_MARK = 'svg[viewBox="0 0 40 40"]';

const WORD = new RegExp(`\\b${NAME}\\b`, 'g');
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/** A text that speaks of the service by a name of its own. French says *d’Afya* where it says *de Salama*. */
export function withName(text: string, name: string, from: RegExp | string = WORD): string {
  const source = typeof from === 'string' ? from.replace(/[{|}]/g, '\\$&') : from.source;
  const elided = new RegExp(`\\b(d|qu|jusqu|lorsqu|puisqu)e ${source}`, 'gi');
  const shortened = VOWEL.test(name) ? text.replace(elided, (_, word: string) => `${word}’${name}`) : text;
  return shortened.replace(new RegExp(source, 'g'), () => name);
}

/** The same texts, with that name in every one, also in those that functions make. */
export function nameIn<T>(texts: T, name: string): T {
  return named(texts, name) as T;
}

function named(value: unknown, name: string): unknown {
  if (typeof value === 'string') return withName(value, name);
  if (typeof value === 'function') return (...given: unknown[]) => named(value(...given), name);
  if (Array.isArray(value)) return value.map((one) => named(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, name)]));
}
