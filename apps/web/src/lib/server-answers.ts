/** Milliseconds that somebody waits for a link which could not be followed. */
const PATIENCE = 5_000;

/**
 * Whether the server can be reached now, by a few bytes that nothing keeps. The browser's own word for it
 * (`navigator.onLine`) only tells of the connection of the phone.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/build-id', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}
