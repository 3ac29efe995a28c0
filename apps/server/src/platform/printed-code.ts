import type { Randomness } from './randomness.ts';

/** Crockford's base 32: no I, L, O or U, so nothing on paper can be taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 24;
const GROUP = 4;

/** A new code for a person to keep, five random bits a symbol, else 120: `7K2M-…`, six groups of four. */
export function newPrintedCode(randomness: Randomness, length = CODE_LENGTH): string {
  const symbols = Array.from(randomness.bytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const groups = symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
  return groups.join('-');
}

/** The symbols of a code as people type it: any case and spacing, and O for 0, I or L for 1. */
export function readPrintedCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
