/** Makes a thing when it is first asked for, and only once; what it was made from is let go. */
export function lazily<T>(make: () => T): () => T {
  let pending: (() => T) | undefined = make;
  let made: T | undefined;
  return () => {
    if (pending) {
      made = pending();
      pending = undefined;
    }
    return made as T;
  };
}
