/** Told to the document when the app has taken over the prerendered page. */
export const APP_STARTED = 'salama-app';
/** Told to the document when something without which the app cannot start could not be fetched; it is asked for again. */
export const APP_LATE = 'salama-app-late';
/** Milliseconds after which a failed download is tried again. */
export const RETRY = 5_000;
