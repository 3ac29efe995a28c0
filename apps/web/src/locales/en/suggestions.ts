import { en } from '@salama/contract/texts/en.ts';

/** The suggestion box. Refusals and the fallback are those of the contract. */
export const suggestions = {
  errors: en.errors,
  failed: en.fallbacks.suggestionSend,
  unreachable: 'Salama could not be reached. Check your connection and try again.',
  title: 'Help us do better',
  lead: 'An idea, a wish, something broken? Those who run this Salama read it. Nobody else does, and it carries no name.',
  type: 'What is it?',
  types: {
    'FEATURE REQUEST': 'Something new',
    IMPROVEMENT: 'An improvement',
    'BUG REPORT': 'Something broken',
  },
  label: 'Your suggestion',
  hint: 'Please leave out names and phone numbers. This is not a place for urgent help: in danger call 112.',
  submit: 'Send suggestion',
  thanksTitle: 'Thank You!',
  thanks: 'Your suggestion has arrived. We read every one.',
  another: 'Submit Another Suggestion',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};
