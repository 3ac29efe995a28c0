import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOlderLibrary } from './older-library.ts';

const KINDS: [object, string[]][] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted']],
  [String.prototype, ['at', 'replaceAll']],
];

/** Answers of the engine itself and of what is added, for the same questions. */
function answers(): unknown[] {
  const numbers = [10, 9, 1, 8];
  return [
    [numbers.at(0), numbers.at(-1), numbers.at(4), numbers.at(-5), 'word'.at(-2), 'word'.at(9)],
    [numbers.findLast((each) => each > 8), numbers.findLast((each) => each > 10)],
    [numbers.findLastIndex((each) => each > 8), numbers.findLastIndex((each) => each > 10)],
    [numbers.toReversed(), numbers.toSorted(), numbers.toSorted((one, other) => one - other), numbers],
    ['a.b.c'.replaceAll('.', '-'), 'a+b'.replaceAll(/[a-z]/g, (found) => found.toUpperCase())],
    ['$1 $1'.replaceAll('$1', '2'), 'a(b'.replaceAll('(', '[$&]')],
  ];
}

describe('the library of an older engine', () => {
  const kept = KINDS.map(([target, names]) =>
    names.map((name) => Object.getOwnPropertyDescriptor(target, name)),
  );

  beforeEach(() => {
    for (const [target, names] of KINDS) for (const name of names) Reflect.deleteProperty(target, name);
  });

  afterEach(() => {
    for (const [at, [target, names]] of KINDS.entries())
      for (const [index, name] of names.entries())
        Object.defineProperty(target, name, kept[at]?.[index] ?? {});
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('answers as a younger one does', () => {
    addOlderLibrary();
    const added = answers();
    for (const [at, [target, names]] of KINDS.entries())
      for (const [index, name] of names.entries())
        Object.defineProperty(target, name, kept[at]?.[index] ?? {});
    expect(added).toEqual(answers());
  });

  it('ends what takes too long', () => {
    vi.stubGlobal('AbortSignal', class {});
    addOlderLibrary();
    vi.useFakeTimers();
    const signal = AbortSignal.timeout(500);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(500);
    expect(signal.aborted).toBe(true);
  });

  it('leaves alone what the engine has, and is not seen in a list', () => {
    const own = () => 'own';
    Object.defineProperty(Array.prototype, 'at', { value: own, writable: true, configurable: true });
    addOlderLibrary();
    expect([].at).toBe(own);
    const seen: string[] = [];
    for (const name in ['a']) seen.push(name);
    expect(seen).toEqual(['0']);
  });
});
