/** What both sides of the wire write on it. Apart from the schemas, so that a page's first download has them without. */
export const API_BASE = '/api/v1';

/** The type of an answer in pieces, see `event-stream.ts`. */
export const EVENT_STREAM = 'text/event-stream';
