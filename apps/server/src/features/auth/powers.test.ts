import { describe, expect, it } from 'vitest';
import { powersOf } from './powers.ts';

const nobody = { role: 'USER', is_moderator: 0, second_factor: 0, factor_passed: 0 } as const;

describe('powersOf', () => {
  it.each([
    [{}, 'optional', 'none', undefined],
    [{}, 'required', 'none', undefined],
    [{ is_moderator: 1 }, 'optional', 'moderate', undefined],
    [{ is_moderator: 1 }, 'required', 'none', 'SECOND_FACTOR_NEEDED'],
    [{ role: 'ADMIN' }, 'optional', 'administer', undefined],
    [{ role: 'ADMIN', is_moderator: 1 }, 'optional', 'administer', undefined],
    [{ role: 'ADMIN' }, 'required', 'none', 'SECOND_FACTOR_NEEDED'],
    [{ role: 'ADMIN', second_factor: 1 }, 'optional', 'none', 'SECOND_FACTOR_REQUIRED'],
    [{ role: 'ADMIN', second_factor: 1 }, 'required', 'none', 'SECOND_FACTOR_REQUIRED'],
    [{ role: 'ADMIN', second_factor: 1, factor_passed: 1 }, 'required', 'administer', undefined],
    [{ second_factor: 1, factor_passed: 1 }, 'optional', 'none', undefined],
  ] as const)('of %j where a second factor is %s: %s', (changed, demand, powers, awaits) => {
    expect(powersOf({ ...nobody, ...changed }, demand)).toEqual({ powers, awaits });
  });
});
