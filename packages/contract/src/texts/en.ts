import type { ErrorCode } from '../errors.ts';
import { accounts } from './en-accounts.ts';
import { board } from './en-board.ts';
import { chat } from './en-chat.ts';

/** Sentences both sides may say: one for every refusal, and the client's own for a lost network. */
export const en = {
  errors: {
    MALFORMED_REQUEST: 'That request could not be read. Please try again.',
    UNAUTHENTICATED: 'Please sign in again.',
    INVALID_CREDENTIALS: "Couldn't sign you in, check your credentials",
    INVALID_RECOVERY_CODE:
      'That username and recovery code do not go together. Check each letter and try again.',
    FORBIDDEN: 'Your account cannot do this.',
    REAUTH_REQUIRED: 'Please enter your password again to go on.',
    WRONG_PASSWORD: 'That is not your password. Check it and try again.',
    SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app to go on.',
    SECOND_FACTOR_NEEDED: 'This Salama opens its desk only with an authenticator app. Set one up first.',
    WRONG_CODE: 'That code does not fit, or it was used already. Wait for the next one and try again.',
    POSTING_PAUSED:
      'Posting is paused for you after posts that broke the rules. You can still read, ask in the chat and find help.',
    NOT_YOURS: 'Only whoever wrote this can delete it. Use the receipt code you got when you posted.',
    NOT_FOUND: 'There is nothing here.',
    RECEIPT_UNKNOWN: 'Nothing belongs to that receipt code. Check each letter, or it was already deleted.',
    CONFLICT: 'Something else changed this first. Look again, then retry.',
    LAST_ADMIN: 'You are the last administrator. Make somebody else one first.',
    USERNAME_TAKEN: 'That username is already taken. Try another one.',
    MATERIAL_BUILT_IN:
      "This article belongs to Salama's library: you can feature it or take it out of sight, but not rewrite or delete it.",
    PAYLOAD_TOO_LARGE: 'That is too long to send.',
    UNSUPPORTED_MEDIA_TYPE: 'That kind of content is not accepted. Send JSON.',
    INVALID_INPUT: 'Something in what you sent is not right. Check it and try again.',
    USERNAME_REFUSED: 'Choose a kinder or less revealing username, please.',
    PASSWORD_COMMON: 'Too many people use that password. Choose one that is harder to guess.',
    ...accounts.errors,
    ...chat.errors,
    ...board.errors,
    COMMENT_TOO_LONG: 'Your comment is too long (maximum 500 characters)',
    RATING_RANGE: 'Choose from 1 to 5 stars.',
    STORY_EMPTY: 'Write your story first.',
    STORY_TOO_LONG: 'Your story is too long (maximum 1000 characters)',
    NAME_TOO_LONG: 'A name has at most 40 characters.',
    LOCATION_TOO_LONG: 'A place has at most 60 characters.',
    SUGGESTION_EMPTY: 'Write your suggestion first.',
    SUGGESTION_TOO_LONG: 'Your suggestion is too long (maximum 2000 characters)',
    MATERIAL_TITLE: 'Title is required',
    MATERIAL_TITLE_LENGTH: 'A title has at most 200 characters.',
    MATERIAL_DESCRIPTION: 'Description is required',
    MATERIAL_DESCRIPTION_LENGTH: 'A description has at most 2000 characters.',
    MATERIAL_URL: 'URL is required',
    MATERIAL_URL_INVALID: 'Write the whole address, https://…, or a path of Salama that begins with /.',
    MATERIAL_READ_TIME: 'A read time has at most 20 characters, like “5 min”.',
    CORRECTION_OWN: 'Another administrator publishes what you wrote.',
    CORRECTION_YOUNG_FACTOR:
      'Your authenticator app is younger than a day. Publish tomorrow, or ask another administrator.',
    CORRECTION_EMERGENCY:
      'Lines for emergencies are added or withdrawn, never changed, and a country keeps at least one.',
    CORRECTION_NUMBER: 'This number does not fit the country, or calls to it cost extra. Please check it.',
    CORRECTION_WORDS: 'Say it without links, addresses and further numbers, in all three languages.',
    CORRECTION_SOURCE: 'Name a source with its https address and the day on which you read it.',
    MODERATION_PHONE:
      'For everyone’s safety, posts cannot hold a phone number. Take it out, then post again.',
    MODERATION_EMAIL:
      'For everyone’s safety, posts cannot hold an e-mail address. Take it out, then post again.',
    MODERATION_LINK: 'Posts cannot hold links. Say it in your own words, then post again.',
    MODERATION_HANDLE:
      'To keep everyone safe, we stay here: take out names and invitations to other apps, then post again.',
    MODERATION_SOLICITATION:
      'Salama does not allow asking for or offering sex, sexual pictures or meetings. If somebody asked this of you, you did nothing wrong: get help.',
    MODERATION_HARASSMENT: 'Those words can hurt someone. Say it without insults, then post again.',
    MODERATION_UNSAFE:
      'This could put someone in danger, so it cannot be posted. Ask it as a question, or ask in the chat.',
    MODERATION_DUPLICATE:
      'You have just posted the same text. Look for it in the list before you post again.',
    TOO_MANY_REQUESTS: 'That was a lot at once. Wait a moment, then try again.',
    TOO_MANY_ATTEMPTS: 'Too many tries. Wait a little, then try again.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    UNAVAILABLE: 'Salama cannot save or load right now. Please try again in a moment.',
  } satisfies Record<ErrorCode, string>,
  /** Shown when a call fails without a sentence from the server (specification, section 8). */
  fallbacks: {
    ...accounts.fallbacks,
    ...chat.fallbacks,
    ...board.fallbacks,
    testimonialSend: 'Failed to submit testimonial. Please try again.',
    testimonialDelete: 'Failed to take the story back',
    suggestionSend: 'Failed to send suggestion',
    accountChange: 'Your account could not be changed',
    accountExport: 'Your data could not be fetched',
    materialsLoad: 'Failed to fetch materials',
    materialCreate: 'Failed to create material',
    materialUpdate: 'Failed to update material',
    materialDelete: 'Failed to delete material',
  },
  postHeld: board.postHeld,
  notSaved: 'Salama can answer but cannot save right now, so this is not in your history.',
  replyReplaced: 'The written answer broke off or did not pass our check. This is what our library says.',
  replyShortened: 'This reply was too long to be kept whole.',
  reportThanks:
    'Thank you. You may have kept someone safe. A moderator will look at it; nobody learns who reported.',
  reportHelp: 'If you or somebody you know is in danger, these people can help.',
  generalHelp:
    'So many messages came that Salama did not read this one. If you or somebody near you is in danger or very ill, call one of these lines now, or go to the nearest hospital.',
};

export interface Texts {
  errors: Record<ErrorCode, string>;
  fallbacks: Record<keyof typeof en.fallbacks, string>;
  notSaved: string;
  /** Under a reply of the library that took the place of one which a model had begun. */
  replyReplaced: string;
  /** Under the kept copy of a reply that did not fit. */
  replyShortened: string;
  /** Said to the author of a post that waits for a moderator. */
  postHeld: string;
  /** Said to whoever reports, whatever comes of it. */
  reportThanks: string;
  /** Above the lines offered to whoever reports danger. */
  reportHelp: string;
  /** Above the lines offered with a message that came too often to be read. */
  generalHelp: string;
}
