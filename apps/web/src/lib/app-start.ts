/** Told to the document when the app has taken over the prerendered page. */
export const APP_STARTED = 'salama-app';
/** Told to the document when something without which the app cannot start could not be fetched; it is asked for again. */
export const APP_LATE = 'salama-app-late';
/** Told to the document when the app is here and this engine cannot run it: asking again would not help. */
export const APP_UNABLE = 'salama-app-unable';
/** Milliseconds after which a failed download is tried again. */
export const RETRY = 5_000;

/** Whether this engine is older than those the app is built for: all of these have what this asks for. */
export function isOldEngine(): boolean {
  return !('toSorted' in Array.prototype);
}
