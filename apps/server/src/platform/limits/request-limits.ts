import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { Refusal } from '../errors.ts';
import { keyedDigest } from '../keyed-digest.ts';
import { isKnown, type Visitor } from '../visitor/visitor.ts';
import type { Counter, LimitStore } from './limit-store.ts';

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
  /** Posts of any kind that were tried, whatever became of them. */
  attempt: [{ count: 30, window: 10 * MINUTE }],
  question: [
    { count: 1, window: 15 * SECOND },
    { count: 10, window: DAY },
  ],
  answer: [
    { count: 1, window: 5 * SECOND },
    { count: 50, window: DAY },
  ],
  /** In addition, for everybody but accounts older than a day. */
  newcomerQuestion: [{ count: 3, window: HOUR }],
  newcomerAnswer: [{ count: 10, window: DAY }],
  testimonial: [
    { count: 1, window: 15 * SECOND },
    { count: 5, window: DAY },
  ],
  suggestion: [
    { count: 1, window: 5 * SECOND },
    { count: 10, window: DAY },
  ],
  /** Whatever an account does to itself. */
  account: [{ count: 30, window: HOUR }],
  vote: [{ count: 60, window: HOUR }],
  report: [{ count: 10, window: DAY }],
  feedback: [
    { count: 20, window: 10 * MINUTE },
    { count: 100, window: DAY },
  ],
  receipt: [{ count: 30, window: HOUR }],
  similar: [{ count: 60, window: MINUTE }],
} as const satisfies Record<string, readonly LimitRule[]>;

/** Counted per network alone: what makes a visitor, and what schools and households do side by side. */
const NETWORK_LIMITS = {
  anonymousSession: [{ count: 600, window: HOUR }],
  login: [{ count: 600, window: HOUR }],
} as const satisfies Record<string, readonly LimitRule[]>;

/** What is merely counted; whoever asks decides what it means. */
const COUNTED = {
  /** The same text by the same visitor. */
  sameText: 5 * MINUTE,
  /** The same text by anybody. */
  copies: DAY,
  /** Posts by one visitor that looked like grooming or soliciting. */
  strikes: DAY,
  /** Posts of all newcomers on the whole board. */
  newcomersPosts: 10 * MINUTE,
  /** Votes on one item of everybody without an account. */
  votesOfSessions: HOUR,
  /** Votes on one item from one site of IPv6. */
  votesOfSite: DAY,
} as const;

/** Failed passwords per account, whoever tries. */
const FAILED_PASSWORDS: readonly LimitRule[] = [
  { count: 5, window: MINUTE },
  { count: 10, window: 15 * MINUTE },
];

/**
 * Searches for danger in what comes beyond the limits, or is refused before them: half of what the chat answers in a
 * minute, and more than somebody who needs help sends. Those of a whole network take some hundredths of a processor.
 */
const SEARCHES: LimitRule = { count: 10, window: MINUTE };

/** Carrier networks put thousands of people behind one address. */
const NETWORK_FACTOR = 100;
/**
 * What the /56 and the /48 of IPv6 may do, in shares of a /64: more, for they may hold many households, but not 256 and
 * 65,536 times as much, for one subscriber may have either to herself.
 */
const WIDER_FACTORS = [2, 4] as const;

export type LimitName = keyof typeof LIMITS | keyof typeof NETWORK_LIMITS;

export type CountName = keyof typeof COUNTED;

export interface RequestLimits {
  /**
   * Counts one call by all these limits, and what else it is one more of; or none of it.
   * @returns how many of each of `counted` by now; undefined when that is more than its `most`.
   * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
   */
  spend(
    names: LimitName | readonly LimitName[],
    visitor: Visitor,
    counted?: readonly Countable[],
  ): Promise<number[] | undefined>;
  /**
   * Counts one request that no limit covers, before anybody knows what it says.
   * @returns whether danger may be looked for in it; always while limits are off.
   */
  maySearch(visitor: Visitor): Promise<boolean>;
  /**
   * Counts one try at an account's password before it is checked, so that parallel tries cannot slip through.
   * @returns how to take the try back when it was right.
   * @throws Refusal TOO_MANY_ATTEMPTS
   */
  tryPassword(usernameKey: string): Promise<() => Promise<void>>;
  /**
   * Counts one more of each of these, or, when that is more than `most` of one, of none.
   * @returns how many by now, in the same order; undefined for too many; always 1 while limits are off.
   */
  count(wanted: readonly Countable[]): Promise<number[] | undefined>;
  /** Undoes one `count`. */
  takeBack(name: CountName, what: string): Promise<void>;
}

export interface Countable {
  name: CountName;
  what: string;
  most?: number;
}

export interface LimitsDependencies {
  store: LimitStore;
  /** Makes the stored keys unreadable: they are HMACs of whom they count. */
  key: Buffer;
  enabled: boolean;
}

export function createRequestLimits({ store, key, enabled }: LimitsDependencies): RequestLimits {
  const digest = keyedDigest(key);
  const keyOf = (room: Room, ...parts: (string | number)[]) => `${room}.${digest(...parts)}`;
  const counterOf = (name: string, { room, who, rule }: CountedRule): Counter => ({
    key: keyOf(room, name, rule.window, who),
    window: rule.window,
    most: rule.count,
  });
  const countedKey = (name: CountName, what: string) => keyOf('count', 'count', name, what);
  const countableOf = ({ name, what, most }: Countable): Counter => {
    const counter = { key: countedKey(name, what), window: COUNTED[name], mayShrink: true };
    return most === undefined ? counter : { ...counter, most };
  };
  return {
    async spend(names, visitor, counted = []) {
      if (!enabled) return counted.map(() => 1);
      const spent = [names].flat().flatMap((name) => {
        return rulesOf(name, visitor).map((rule) => counterOf(name, rule));
      });
      const outcome = await store.add([...counted.map(countableOf), ...spent]);
      if (outcome.counted) return outcome.counted.slice(0, counted.length).map(({ count }) => count);
      if (outcome.at < counted.length) return undefined;
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: outcome.refusedFor / SECOND });
    },
    async maySearch(visitor) {
      if (!enabled) return true;
      const counters = searchRules(visitor).map((rule) => counterOf('search', rule));
      return (await store.add(counters)).refusedFor === undefined;
    },
    async tryPassword(usernameKey) {
      if (!enabled) return async () => {};
      const rules = FAILED_PASSWORDS.map(
        (rule): CountedRule => ({ room: 'account', who: usernameKey, rule }),
      );
      const counters = rules.map((rule) => ({ ...counterOf('password', rule), mayShrink: true }));
      const { refusedFor } = await store.add(counters);
      if (refusedFor !== undefined)
        throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: refusedFor / SECOND });
      return () => store.takeBack(counters.map((counter) => counter.key));
    },
    async count(wanted) {
      if (!enabled) return wanted.map(() => 1);
      return (await store.add(wanted.map(countableOf))).counted?.map(({ count }) => count);
    },
    async takeBack(name, what) {
      if (enabled) await store.takeBack([countedKey(name, what)]);
    },
  };
}

/** Whom a counter is for: those of one room never push out those of another. */
type Room = 'known' | 'claimed' | 'network' | 'account' | 'count';

interface CountedRule {
  room: Room;
  who: string;
  rule: LimitRule;
}

function rulesOf(name: LimitName, visitor: Visitor): CountedRule[] {
  if (name in NETWORK_LIMITS) {
    const rules: readonly LimitRule[] = NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS];
    return rules.flatMap((rule) => onNetworks(visitor, '', rule));
  }
  const rules: readonly LimitRule[] = LIMITS[name as keyof typeof LIMITS];
  return rules.flatMap((rule) => [
    ...onNetworks(visitor, 'everybody on ', { ...rule, count: rule.count * NETWORK_FACTOR }),
    ...ofVisitor(visitor, rule),
  ]);
}

/** Those whom we know apart, so that invented sessions cannot take theirs. */
function searchRules(visitor: Visitor): CountedRule[] {
  const share = { ...SEARCHES, count: SEARCHES.count * NETWORK_FACTOR };
  const before = isKnown(visitor) ? 'known on ' : 'others on ';
  return [...onNetworks(visitor, before, share), ...ofVisitor(visitor, SEARCHES)];
}

function ofVisitor(visitor: Visitor, rule: LimitRule): CountedRule[] {
  const { countedAs } = visitor;
  return countedAs ? [{ room: isKnown(visitor) ? 'known' : 'claimed', who: countedAs, rule }] : [];
}

/** The rule for the caller's network and, with more room, for those it lies in: the narrowest first. */
function onNetworks({ network, wider }: Visitor, before: string, rule: LimitRule): CountedRule[] {
  const factors = [1, ...WIDER_FACTORS];
  return [network, ...wider].map((who, at) => ({
    room: 'network',
    who: `${before}${who}`,
    rule: { ...rule, count: rule.count * (factors[at] ?? 1) },
  }));
}
