import type { Outcome, Refused } from './http.ts';

/** Makes sure that the server can tell this visitor from another: a token or a signed session. Says why it cannot. */
export type EnsureVisitor = () => Promise<Refused | undefined>;

type Send<T> = () => Promise<Outcome<T>>;

/** A vote or a report goes only as somebody whom the server can tell from others, else it might count twice. */
export function asVisitor<T>(ensure: EnsureVisitor, send: Send<T>): Promise<Outcome<T>> {
  return twice(async () => (await ensure()) ?? send());
}

/** A text goes also to a server that signs nothing just now: it looks for danger in what it refuses. */
export function asWriter<T>(ensure: EnsureVisitor, send: Send<T>): Promise<Outcome<T>> {
  return twice(async () => {
    const refused = await ensure();
    return refused && refused.status !== 503 ? refused : send();
  });
}

/** A token that the server no longer knows is dropped while it answers 401; the call then goes as a visitor's. */
async function twice<T>(send: Send<T>): Promise<Outcome<T>> {
  const outcome = await send();
  return !outcome.ok && outcome.status === 401 ? send() : outcome;
}
