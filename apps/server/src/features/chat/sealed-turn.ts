import {
  type HistoryMessage,
  historyMessageSchema,
  type ReplyDetails,
} from '@salama/contract/chat/schemas.ts';
import { DEFAULT_LANGUAGE } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import * as v from 'valibot';
import { isoTime } from '../../platform/clock.ts';
import { seal, unseal } from '../../platform/encryption.ts';
import { LONGEST_WRITTEN } from './reply-writer.ts';

const keptMessageSchema = v.omit(historyMessageSchema, ['timestamp', 'dayOnly']);
export type KeptMessage = v.InferOutput<typeof keptMessageSchema>;

const turnSchema = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Which of two turns of the same instant came first. */
  place: v.number(),
  /** The time of day is not known: `at` is where the day begins. */
  dayOnly: v.optional(v.literal(true)),
  messages: v.array(keptMessageSchema),
});
/** A question and its reply, and the one time that both have. */
export type Turn = v.InferOutput<typeof turnSchema>;

/** As JSON, a character of a question has six bytes at most: a control character. */
const QUESTION_BYTES = 6 * limits.chat.message;
/** A UTF-16 unit of a model's reply has three bytes at most; the library's longest has 2,284 in all. */
const REPLY_BYTES = 3 * LONGEST_WRITTEN;
/** Under the library's replies stand 5,268 bytes at most. */
const DETAILS_BYTES = 8_192;
/** Ids, time and the names of fields. */
const FRAME_BYTES = 1_024;

const KIB = 1_024;
/** What every sealed turn holds, so that its length tells nothing: the largest question with the largest reply. */
export const TURN_BYTES = Math.ceil((QUESTION_BYTES + REPLY_BYTES + DETAILS_BYTES + FRAME_BYTES) / KIB) * KIB;

/** Seals a turn for the row `id`. @throws RangeError when its question is longer than the chat takes. */
export function sealTurn(turn: Turn, id: string, key: Buffer, nonce: Buffer): string {
  const room = Buffer.alloc(TURN_BYTES, ' ');
  const whole = bytesOf(turn);
  const fitting = whole.length > TURN_BYTES ? bytesOf(shorten(turn)) : whole;
  if (fitting.length > TURN_BYTES) throw new RangeError('a turn must fit its room');
  // What follows are spaces, which JSON allows.
  fitting.copy(room);
  return seal(key, room, placeOfTurn(id), nonce);
}

export function openTurn(sealed: string, id: string, key: Buffer): Turn {
  return v.parse(turnSchema, JSON.parse(unseal(key, sealed, placeOfTurn(id)).toString('utf8')));
}

export function messagesOf({ at, dayOnly, messages }: Turn): HistoryMessage[] {
  return messages.map((message) => ({ ...message, timestamp: isoTime(at), ...(dayOnly && { dayOnly }) }));
}

/** No reply is so long today. One that is ends after its last whole word that fits, and says so. */
function shorten(turn: Turn): Turn {
  const messages = turn.messages.map((message) => {
    if (message.role === 'user') return message;
    const details = message.details && detailsThatFit(message.details);
    const note = `\n\n*${texts[details?.language ?? DEFAULT_LANGUAGE].replyShortened}*`;
    return { ...message, content: cut(message.content) + note, ...(details && { details }) };
  });
  return { ...turn, messages };
}

function detailsThatFit(details: ReplyDetails): ReplyDetails {
  if (bytesOf(details).length <= DETAILS_BYTES) return details;
  const { kind, language } = details;
  return { kind, language, sources: [], suggestions: [] };
}

function cut(text: string): string {
  let end = Math.min(text.length, REPLY_BYTES);
  while (bytesOf(text.slice(0, end)).length > REPLY_BYTES) {
    const before = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf(' ', end - 1));
    end = before > 0 ? before : Math.floor(end / 2);
  }
  return text.slice(0, end).toWellFormed();
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function placeOfTurn(id: string): string {
  return `chat_turns.sealed ${id}`;
}
