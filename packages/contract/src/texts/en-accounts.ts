import type { AccountFault } from '../auth/rules.ts';

/** What the forms of an account say by themselves, in a file of its own. */
export const accounts = {
  errors: {
    FIELDS_REQUIRED: 'Please fill in all required fields',
    USERNAME_LENGTH: 'A username has 3 to 30 characters.',
    USERNAME_CHARACTERS: 'Use letters and numbers, with a dot, dash or underscore only between them.',
    USERNAME_CONTACT: 'For your safety, a username cannot look like a phone number or an e-mail address.',
    USERNAME_GENERATED:
      'Names like this one are given to people who post without a name. Choose another one.',
    PASSWORD_LENGTH: 'A password has 8 to 128 characters.',
    PASSWORD_IS_USERNAME: 'Your password cannot be your username.',
  },
  fallbacks: {
    register: 'Registration failed',
    login: "Couldn't sign you in, check your credentials",
    anonymousSession: 'Failed to generate anonymous session',
  },
} satisfies { errors: Record<AccountFault, string>; fallbacks: Record<string, string> };

export interface AccountTexts {
  errors: Record<AccountFault, string>;
  fallbacks: Record<keyof typeof accounts.fallbacks, string>;
}
