/** The button that opens the chat, on every page: apart from `chat`, so that a page without a chat stays light. */
export const launcher = {
  open: 'Ask Health Questions',
};
