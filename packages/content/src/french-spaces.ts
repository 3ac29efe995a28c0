import { LANGUAGES, type Language } from '@salama/contract/language.ts';

const NO_BREAK = '\u00a0';

/**
 * French as it is set: what stands before `: ; ? ! »` and after `«` does not go to another line. Editors type a plain
 * space; nobody sees the difference in an editor, so nobody has to.
 */
export function spaceFrench(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}

/** The same in everything that was read of a file: wherever a text stands in three languages, in the French one. */
export function spaceFrenchIn<T>(value: T): T {
  if (Array.isArray(value)) return value.map(spaceFrenchIn) as T;
  if (!isRecord(value)) return value;
  const read = Object.entries(value).map(([key, one]) => [key, spaceFrenchIn(one)]);
  return Object.fromEntries(isInThreeLanguages(value) ? [...read, ['fr', spaceFrench(value.fr)]] : read);
}

/** Dates and the like are left alone. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isInThreeLanguages(value: Record<string, unknown>): value is Record<Language, string> {
  return LANGUAGES.every((language) => typeof value[language] === 'string');
}
