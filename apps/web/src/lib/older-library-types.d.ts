/** What `older-library.ts` adds to ECMAScript 2019 where it is missing; anything else that is younger fails at the type check. */
interface ReadonlyArray<T> {
  at(index: number): T | undefined;
  findLast<S extends T>(test: (item: T, at: number, all: readonly T[]) => item is S): S | undefined;
  findLast(test: (item: T, at: number, all: readonly T[]) => unknown): T | undefined;
  findLastIndex(test: (item: T, at: number, all: readonly T[]) => unknown): number;
  toReversed(): T[];
  toSorted(compare?: (one: T, other: T) => number): T[];
}
interface Array<T> {
  at(index: number): T | undefined;
  findLast<S extends T>(test: (item: T, at: number, all: T[]) => item is S): S | undefined;
  findLast(test: (item: T, at: number, all: T[]) => unknown): T | undefined;
  findLastIndex(test: (item: T, at: number, all: T[]) => unknown): number;
  toReversed(): T[];
  toSorted(compare?: (one: T, other: T) => number): T[];
}
interface String {
  at(index: number): string | undefined;
  replaceAll(part: string | RegExp, by: string): string;
  replaceAll(part: string | RegExp, by: (found: string, ...parts: string[]) => string): string;
}
/** Older engines pass over a cause. */
interface ErrorConstructor {
  new (message?: string, options?: { cause?: unknown }): Error;
}
