import { chat as texts } from '@salama/contract/texts/en-chat.ts';
import { controls } from '@salama/contract/texts/en-controls.ts';

/** The launcher, the widget and the chat page. Rule texts and fallbacks are those of the contract. */
export const chat = {
  ...texts,
  title: 'Ask Salama',
  program: 'This is a computer program, not a doctor or a person. It can be wrong.',
  memory: 'With a new question it reads your last three messages again, and what you told about yourself.',
  /** Only where the operator has set a model: that it reads, or else that it writes; and where. */
  model:
    'A language model helps to find the answer here: your message and up to three before it are sent to it. It chooses sentences of our library. We take out the names and numbers we find; better not to write any.',
  modelWrites:
    'A language model helps to write the answers here: your question is sent to it. We take out the names and numbers we find; better not to write any.',
  modelElsewhere: (host: string) => `It runs at ${host}, which others manage.`,
  modelSwitch: 'Use the language model',
  anonymousTitle: 'Anonymous Session',
  anonymousText: 'Messages are not saved: they are gone when you reload or close this page.',
  anonymousSignIn: 'Sign in to keep your history',
  loadingHistory: 'Loading your chat history...',
  clearHistory: controls['clear-history'],
  clearQuestion: 'Are you sure you want to clear your chat history? This action cannot be undone.',
  clearConfirm: 'Clear it',
  typing: 'Bot is typing',
  emptyTitle: 'What would you like to know?',
  emptyText: 'Tap a question or write your own. You do not have to say who you are.',
  suggestionsLabel: 'Suggested questions',
  suggestedQuestions: {
    prenatal: 'What prenatal care services are needed?',
    abortion: 'Where can I find safe abortion services?',
    complications: 'What should I do about pregnancy complications?',
    youth: 'How can I access youth-friendly health services?',
    violence: 'What should I do after gender-based violence?',
    contraception: 'Where can I get contraception nearby?',
  },
  followUps: 'You could ask next',
  whichQuestion: 'Tap your question',
  listLabel: 'Conversation',
  you: 'You',
  bot: 'Salama',
  notSent: 'Not sent',
  stopped: 'Stopped.',
  retry: 'Retry',
  dismiss: 'Close',
  inputLabel: 'Your question',
  inputPlaceholder: 'Write your question…',
  send: 'Send',
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  widgetTitle: 'Ask Health Questions',
  widgetClose: 'Close chat',
  askChat: 'Ask Chat',
  fullPage: 'Open the full chat page',
};
