/**
 * Runs what concerns the same thing one after the other, within this process: many at once would wait for each other
 * inside the database, whose patience is short. It makes nothing correct, which is the business of transactions.
 */
export type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = result.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return result;
  };
}
