import { fold, lengthOf } from '../characters.ts';
import { looksGenerated } from '../community/anonymous-name.ts';
import { limits } from '../limits.ts';

/** Letters, digits, and single `.`, `_` or `-` between them: nothing that could be an address or markup. */
const USERNAME = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u;
const PHONE_DIGITS = 7;

/** What this device knows to refuse before an account is sent. */
export type AccountFault =
  | 'FIELDS_REQUIRED'
  | 'USERNAME_LENGTH'
  | 'USERNAME_CHARACTERS'
  | 'USERNAME_CONTACT'
  | 'USERNAME_GENERATED'
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_IS_USERNAME';

/** The form in which usernames are unique: case and accents make no difference. */
export function usernameKey(username: string): string {
  return fold(username.trim());
}

/** Why this username is refused, or undefined. A name shaped like a phone or e-mail would expose its owner. */
export function usernameFault(username: string): AccountFault | undefined {
  const name = username.trim();
  const length = lengthOf(name);
  if (length === 0) return 'FIELDS_REQUIRED';
  if (name.includes('@')) return 'USERNAME_CONTACT';
  if (length < limits.username.min || length > limits.username.max) return 'USERNAME_LENGTH';
  if ((name.match(/\p{N}/gu) ?? []).length >= PHONE_DIGITS) return 'USERNAME_CONTACT';
  if (!USERNAME.test(name)) return 'USERNAME_CHARACTERS';
  return undefined;
}

/** Why nobody may take this username from now on, or undefined: else one could speak as somebody who posted without a name. */
export function newUsernameFault(username: string): AccountFault | undefined {
  return usernameFault(username) ?? (looksGenerated(username.trim()) ? 'USERNAME_GENERATED' : undefined);
}

/** Why this password is refused for this username, or undefined. No rule about kinds of characters. */
export function passwordFault(password: string, username: string): AccountFault | undefined {
  const length = Array.from(password).length;
  if (length === 0) return 'FIELDS_REQUIRED';
  if (length < limits.password.min || length > limits.password.max) return 'PASSWORD_LENGTH';
  if (fold(password) === usernameKey(username)) return 'PASSWORD_IS_USERNAME';
  return undefined;
}
