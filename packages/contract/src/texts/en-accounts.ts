/** What the forms of an account say by themselves, in a file of its own. */
export const accounts = {
  errors: {
    FIELDS_REQUIRED: 'Please fill in all required fields',
  },
  fallbacks: {
    register: 'Registration failed',
    login: "Couldn't sign you in, check your credentials",
    anonymousSession: 'Failed to generate anonymous session',
  },
};

export interface AccountTexts {
  errors: Record<keyof typeof accounts.errors, string>;
  fallbacks: Record<keyof typeof accounts.fallbacks, string>;
}
