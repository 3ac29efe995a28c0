import type { Actor } from '../../platform/actor.ts';

interface Standing {
  role: Actor['role'];
  is_moderator: number;
  /** 1: an authenticator is set up. */
  second_factor: number;
  /** 1: this session has given a code. */
  factor_passed: number;
}

/**
 * What an account may do on the desk. Without the second factor that it has, or that this Salama demands, an
 * administrator is a reader like any other: whoever looks at `powers` alone can forget nothing.
 */
export function powersOf(
  { role, is_moderator, second_factor, factor_passed }: Standing,
  demand: 'optional' | 'required',
): Pick<Actor, 'powers' | 'awaits'> {
  const granted = role === 'ADMIN' ? 'administer' : is_moderator === 1 ? 'moderate' : 'none';
  if (granted === 'none') return { powers: 'none', awaits: undefined };
  if (second_factor === 0 && demand === 'required') return { powers: 'none', awaits: 'SECOND_FACTOR_NEEDED' };
  if (second_factor === 1 && factor_passed === 0) return { powers: 'none', awaits: 'SECOND_FACTOR_REQUIRED' };
  return { powers: granted, awaits: undefined };
}
