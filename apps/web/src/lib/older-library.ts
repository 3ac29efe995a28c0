/**
 * What our scripts use of the libraries of ECMAScript 2021 to 2023 and of the DOM, for engines that lack it (Chrome 80 lacks
 * all of it). The types of the web app know ECMAScript 2019 and, in `older-library-types.d.ts`, what is added here.
 */
const LISTS = { at, findLast, findLastIndex, toReversed, toSorted };
const TEXTS = { at, replaceAll };

/** Leaves alone what the engine has. */
export function addOlderLibrary(): void {
  addTo(Array.prototype, LISTS);
  addTo(String.prototype, TEXTS);
  addTo(AbortSignal, { timeout });
}

function addTo(target: object, additions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(additions))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

type Test<T> = (item: T, at: number, all: readonly T[]) => unknown;

function findLast<T>(this: readonly T[], test: Test<T>): T | undefined {
  return this[findLastIndex.call(this, test as Test<unknown>)];
}

function findLastIndex<T>(this: readonly T[], test: Test<T>): number {
  let index = this.length - 1;
  while (index >= 0 && !test(this[index] as T, index, this)) index -= 1;
  return index;
}

function toReversed<T>(this: readonly T[]): T[] {
  return [...this].reverse();
}

function toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
  return [...this].sort(compare);
}

/** An expression must say `g` itself, as everywhere. */
function replaceAll(this: string, part: string | RegExp, by: string): string {
  const every =
    typeof part === 'string' ? new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g') : part;
  return this.replace(every, by);
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
