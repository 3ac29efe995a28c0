import { lengthOf } from '../characters.ts';
import { limits } from '../limits.ts';

const identicalRun = new RegExp(`(.)\\1{${limits.chat.identicalRun - 1},}`, 'su');

export type MessageFault = 'MESSAGE_EMPTY' | 'MESSAGE_TOO_LONG' | 'MESSAGE_REPEATED' | 'MESSAGE_CAPITALS';

/** Why this message is refused, in the order the rules are checked, or undefined. Danger is detected before this. */
export function messageFault(message: string): MessageFault | undefined {
  const text = message.trim();
  const length = lengthOf(text);
  if (length === 0) return 'MESSAGE_EMPTY';
  if (length > limits.chat.message) return 'MESSAGE_TOO_LONG';
  if (identicalRun.test(text)) return 'MESSAGE_REPEATED';
  if (length > limits.chat.capitalsFrom && capitalShare(text, length) > limits.chat.capitalsShare)
    return 'MESSAGE_CAPITALS';
  return undefined;
}

/** Capitals divided by all characters, white space included. */
function capitalShare(text: string, length: number): number {
  return (text.match(/\p{Lu}/gu) ?? []).length / length;
}
