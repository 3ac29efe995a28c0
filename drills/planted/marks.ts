import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one writes, marked so that it can be found wherever it went. */
export interface Mark {
  /** What a visitor filled or sent. */
  field: string;
  /** Stands nowhere else. */
  text: string;
  /** `kept`: the privacy policy says that it is; `never`: it must not lie anywhere. */
  promise: 'kept' | 'never';
}

export interface Place {
  name: string;
  bytes: Buffer;
}

export interface Found {
  mark: Mark;
  /** Where it lies, and in which writing. */
  places: string[];
}

const SYLLABLES = [
  'ba',
  'do',
  'fu',
  'ke',
  'li',
  'mo',
  'nu',
  'pe',
  'ra',
  'so',
  'ti',
  'vu',
  'wa',
  'ze',
  'go',
  'ki',
];
const LENGTH = 8;

/** A word that nobody would write and no rule takes for anything: it looks like a name of some language. */
export function drawWord(
  below: (most: number) => number = (most) => Math.floor(Math.random() * most),
): string {
  return Array.from({ length: LENGTH }, () => SYLLABLES[below(SYLLABLES.length)]).join('');
}

/** Looks for every mark in every byte, in the writings in which a program keeps texts. */
export function searchFor(marks: readonly Mark[], places: readonly Place[]): Found[] {
  const raised = places.map(({ name, bytes }) => ({ name, bytes, lower: lowered(bytes) }));
  return marks.map((mark) => ({
    mark,
    places: raised.flatMap(({ name, bytes, lower }) =>
      writingsOf(mark.text)
        .filter(({ text, exact }) => (exact ? bytes : lower).includes(text))
        .map(({ writing }) => `${name} (${writing})`),
    ),
  }));
}

/** What must not be there and is; what must be there, so that the search is known to see, and is not. */
export function faultsIn(found: readonly Found[], isKeptHere = true): string[] {
  return found.flatMap(({ mark, places }) => {
    if (mark.promise === 'never' && places.length > 0) return [`${mark.field} lies in ${places.join(', ')}`];
    return mark.promise === 'kept' && isKeptHere && places.length === 0
      ? [`${mark.field} was not found`]
      : [];
  });
}

/** Every file below a folder, whole. */
export function filesOf(folder: string, name: string): Place[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: `${name}${path.slice(folder.length)}`, bytes: readFileSync(path) };
    });
}

interface Writing {
  writing: string;
  text: Buffer;
  /** Where capitals stand for something else. */
  exact: boolean;
}

function writingsOf(text: string): Writing[] {
  const plain = Buffer.from(text.toLowerCase());
  return [
    { writing: 'plain', text: plain, exact: false },
    { writing: 'UTF-16', text: Buffer.from(text.toLowerCase(), 'utf16le'), exact: false },
    { writing: 'hex', text: Buffer.from(plain.toString('hex')), exact: false },
    { writing: 'hex', text: Buffer.from(Buffer.from(text).toString('hex')), exact: false },
    ...[0, 1, 2].map((shift) => ({ writing: 'base64', text: inBase64(text, shift), exact: true })),
  ];
}

/** What of it does not depend on its neighbours, when so many bytes stand before. */
function inBase64(text: string, shift: number): Buffer {
  const whole = Buffer.from(`${' '.repeat(shift)}${text}`)
    .toString('base64url')
    .replaceAll('-', '+');
  return Buffer.from(whole.slice(shift === 0 ? 0 : shift + 1, -2).replaceAll('_', '/'));
}

function lowered(bytes: Buffer): Buffer {
  const lower = Buffer.from(bytes);
  for (let at = 0; at < lower.length; at += 1) {
    const letter = lower[at] as number;
    if (letter >= 65 && letter <= 90) lower[at] = letter + 32;
  }
  return lower;
}
