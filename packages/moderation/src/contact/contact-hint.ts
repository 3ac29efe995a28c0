import type { ContactWords } from '@salama/content/moderation-types.ts';
import { escapeForPattern } from './amounts.ts';

/** As many digits as the shortest telephone number has, whatever stands between them. */
const SEVEN_DIGITS = /\d(?:\D{0,3}\d){6}/;

/** Says whether a plain text names an app, holds an at sign or many digits: no way to contact, but perhaps a trace of one. */
export function createContactHint({ apps }: Pick<ContactWords, 'apps'>): (text: string) => boolean {
  const names = apps.map((app) => escapeForPattern(app).replaceAll('_', '[ _-]?'));
  const app = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => text.includes('@') || SEVEN_DIGITS.test(text) || app.test(text);
}
