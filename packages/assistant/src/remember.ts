/** Works each thing out once. For what asks for few different things: nothing is forgotten. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}
