import * as v from 'valibot';

/**
 * An answer in pieces, as `text/event-stream`. `piece` events carry the next part of the text as it is written; then
 * comes one `answer` or `failure`, whose data is the envelope that a JSON call would have got. Its text is the whole
 * one and counts: where it differs from the pieces, it replaces them.
 */
export const STREAM_EVENTS = { piece: 'piece', answer: 'answer', failure: 'failure' } as const;

const pieceSchema = v.object({ text: v.string() });

/** The text of a `piece` event. Throws when it is none. */
export function readPiece(data: unknown): string {
  return v.parse(pieceSchema, data).text;
}
