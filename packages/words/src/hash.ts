const START = 2166136261;

/** The FNV-1a hash of a text: evenly spread from 0 to below 2 ** 32, but for short texts in the low bits alone. */
export function hash(text: string): number {
  let value = START;
  for (let at = 0; at < text.length; at += 1) value = hashOn(value, text.charCodeAt(at));
  return value;
}

/** The hash of a text that is one letter longer; of its first letter when no `value` is given. */
export function hashOn(value = START, letter: number): number {
  return Math.imul(value ^ letter, 16777619) >>> 0;
}

/** The hash with its high bits mixed into the low ones, from which a place or a bucket is chosen. */
export function mixedHash(text: string): number {
  const value = hash(text);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Evenly spread from 0 to below 1, the same for the same letters: by which a part of many texts is drawn. */
export function chanceOf(text: string): number {
  return stirred(hash(text)) / 2 ** 32;
}

/** Another whole number below 2 ** 32, far from those of neighbouring numbers. */
export function stirred(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 2246822507);
  return (half ^ (half >>> 13)) >>> 0;
}
