/** Told to the document when the app has taken over the prerendered page. */
export const APP_STARTED = 'salama-app';
