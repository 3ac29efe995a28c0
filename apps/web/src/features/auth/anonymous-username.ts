import { anonymousName } from '@salama/contract/community/anonymous-name.ts';
import { read, write } from '../../lib/storage.ts';

/** The visitor's generated name: the stored one, or a new one that is stored. `random` is 0 up to 1. */
export function ensureAnonymousUsername(random: () => number): string {
  const stored = read('anonymous_username', (value) => (value ? String(value) : undefined));
  if (stored) return stored;
  const name = anonymousName(random);
  write('anonymous_username', name);
  return name;
}
