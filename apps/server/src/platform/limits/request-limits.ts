import { createHmac } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { Refusal } from '../errors.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { LimitStore } from './limit-store.ts';

/** At most `count` calls in a window of `window` milliseconds that begins with the first. */
export interface LimitRule {
  count: number;
  window: number;
}

/** Per visitor. Reading, help and pages have no entry: they are never refused. */
export const LIMITS = {
  chat: [
    { count: 20, window: MINUTE },
    { count: 300, window: DAY },
  ],
  register: [{ count: 5, window: 30 * MINUTE }],
  recover: [{ count: 5, window: HOUR }],
} as const satisfies Record<string, readonly LimitRule[]>;

/** Counted per network alone: what makes a visitor, and what schools and households do side by side. */
const NETWORK_LIMITS = {
  anonymousSession: [{ count: 600, window: HOUR }],
  login: [{ count: 600, window: HOUR }],
} as const satisfies Record<string, readonly LimitRule[]>;

/** Failed passwords per account, whoever tries. */
const FAILED_PASSWORDS: readonly LimitRule[] = [
  { count: 5, window: MINUTE },
  { count: 10, window: 15 * MINUTE },
];

/** Carrier networks put thousands of people behind one address. */
const NETWORK_FACTOR = 100;

export type LimitName = keyof typeof LIMITS | keyof typeof NETWORK_LIMITS;

export interface RequestLimits {
  /** Counts one call. @throws Refusal TOO_MANY_REQUESTS with the seconds to wait. */
  spend(name: LimitName, visitor: Visitor): Promise<void>;
  /**
   * Counts one try at an account's password before it is checked, so that parallel tries cannot slip through.
   * @returns how to take the try back when it was right.
   * @throws Refusal TOO_MANY_ATTEMPTS
   */
  tryPassword(usernameKey: string): Promise<() => Promise<void>>;
}

export interface LimitsDependencies {
  store: LimitStore;
  /** Makes the stored keys unreadable: they are HMACs of whom they count. */
  key: Buffer;
  enabled: boolean;
}

export function createRequestLimits({ store, key, enabled }: LimitsDependencies): RequestLimits {
  const keyOf = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  return {
    async spend(name, visitor) {
      if (!enabled) return;
      for (const { who, rule } of rulesOf(name, visitor)) {
        const { count, remaining } = await store.add(keyOf(name, rule.window, who), rule.window);
        if (count > rule.count) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: remaining / SECOND });
      }
    },
    async tryPassword(usernameKey) {
      if (!enabled) return async () => {};
      const spent: string[] = [];
      for (const rule of FAILED_PASSWORDS) {
        const counter = keyOf('password', rule.window, usernameKey);
        const { count, remaining } = await store.add(counter, rule.window);
        if (count > rule.count) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: remaining / SECOND });
        spent.push(counter);
      }
      return async () => {
        for (const counter of spent) await store.takeBack(counter);
      };
    },
  };
}

function rulesOf(name: LimitName, visitor: Visitor): { who: string; rule: LimitRule }[] {
  if (name in NETWORK_LIMITS) {
    const rules: readonly LimitRule[] = NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS];
    return rules.map((rule) => ({ who: visitor.network, rule }));
  }
  const rules: readonly LimitRule[] = LIMITS[name as keyof typeof LIMITS];
  const { countedAs, network } = visitor;
  return rules.flatMap((rule) => [
    ...(countedAs ? [{ who: countedAs, rule }] : []),
    { who: `everybody on ${network}`, rule: { ...rule, count: rule.count * NETWORK_FACTOR } },
  ]);
}
