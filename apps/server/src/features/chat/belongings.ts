import type { Belongings } from '../auth/types.ts';
import type { Conversation } from './conversation.ts';

/** An account's conversation. Its key goes with the account's row, and every message with the key. */
export function createChatBelongings(conversation: Conversation): Belongings {
  return {
    name: 'chat',
    export: (actor) => conversation.readAll(actor),
    rename: async () => {},
    release: async () => {},
    changed: () => {},
  };
}
