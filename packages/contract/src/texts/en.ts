import type { ErrorCode } from '../errors.ts';

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
    NOT_FOUND: 'There is nothing here.',
    CONFLICT: 'Something else changed this first. Look again, then retry.',
    USERNAME_TAKEN: 'That username is already taken. Try another one.',
    PAYLOAD_TOO_LARGE: 'That is too long to send.',
    UNSUPPORTED_MEDIA_TYPE: 'That kind of content is not accepted. Send JSON.',
    INVALID_INPUT: 'Something in what you sent is not right. Check it and try again.',
    FIELDS_REQUIRED: 'Please fill in all required fields',
    USERNAME_LENGTH: 'A username has 3 to 30 characters.',
    USERNAME_CHARACTERS: 'Use letters and numbers, with a dot, dash or underscore only between them.',
    USERNAME_CONTACT: 'For your safety, a username cannot look like a phone number or an e-mail address.',
    PASSWORD_LENGTH: 'A password has 8 to 128 characters.',
    PASSWORD_COMMON: 'Too many people use that password. Choose one that is harder to guess.',
    PASSWORD_IS_USERNAME: 'Your password cannot be your username.',
    MESSAGE_EMPTY: 'Message cannot be empty',
    MESSAGE_TOO_LONG: 'Message is too long (maximum 1000 characters)',
    MESSAGE_REPEATED: 'Message contains too many repeated characters',
    MESSAGE_CAPITALS: "Please don't use too many capital letters",
    TOO_MANY_REQUESTS: 'That was a lot at once. Wait a moment, then try again.',
    TOO_MANY_ATTEMPTS: 'Too many tries. Wait a little, then try again.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    UNAVAILABLE: 'Salama cannot save or load right now. Please try again in a moment.',
  } satisfies Record<ErrorCode, string>,
  /** Shown when a call fails without a sentence from the server (specification, section 8). */
  fallbacks: {
    register: 'Registration failed',
    login: "Couldn't sign you in, check your credentials",
    anonymousSession: 'Failed to generate anonymous session',
    chatSend: 'Failed to send message',
    chatLoad: 'Failed to load messages',
    chatDelete: 'Failed to delete chat history',
    chatDeleteNetwork: 'Error deleting chat history',
  },
  notSaved: 'Salama can answer but cannot save right now, so this is not in your history.',
};

export interface Texts {
  errors: Record<ErrorCode, string>;
  fallbacks: Record<keyof typeof en.fallbacks, string>;
  notSaved: string;
}
