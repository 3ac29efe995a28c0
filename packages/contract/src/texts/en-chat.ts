import type { MessageFault } from '../chat/rules.ts';

/** What the chat says by itself, in a file of its own: its page brings no other sentences along. */
export const chat = {
  errors: {
    MESSAGE_EMPTY: 'Message cannot be empty',
    MESSAGE_TOO_LONG: 'Message is too long (maximum 1000 characters)',
    MESSAGE_REPEATED: 'Message contains too many repeated characters',
    MESSAGE_CAPITALS: "Please don't use too many capital letters",
  },
  fallbacks: {
    chatSend: 'Failed to send message',
    chatLoad: 'Failed to load messages',
    chatDelete: 'Failed to delete chat history',
    chatDeleteNetwork: 'Error deleting chat history',
  },
} satisfies { errors: Record<MessageFault, string>; fallbacks: Record<string, string> };

export interface ChatTexts {
  errors: Record<MessageFault, string>;
  fallbacks: Record<keyof typeof chat.fallbacks, string>;
}
