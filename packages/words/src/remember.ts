/** Works each thing out once. When it knows `most` of them it begins anew, so that a long-running process does not grow. */
export function remember<T>(most: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
