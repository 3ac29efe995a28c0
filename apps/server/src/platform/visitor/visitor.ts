import { timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { Refusal } from '../errors.ts';
import { type KeyedDigest, keyedDigest } from '../keyed-digest.ts';
import type { Randomness } from '../randomness.ts';
import { isObject } from '../request-language.ts';
import { plainAddress } from './address.ts';

/** Somebody who calls, told apart without being known. */
export interface Visitor {
  /** The account, else the anonymous session, else the network of the day. */
  id: string;
  /**
   * Whom the strict limits count: as `id`, but a session id that merely came in a body tells people of one network
   * apart. Undefined when nothing does: then a whole school may be meant, and only its network's limit holds.
   */
  countedAs: string | undefined;
  /** The network address through the key of the day; the address itself goes no further than this module. */
  network: string;
  /** The sites of IPv6 it lies in, the /56 and last the /48, through the same key. None of IPv4. */
  wider: readonly string[];
}

/** The widest network that one subscriber may have all to herself. */
export function siteOf({ network, wider }: Pick<Visitor, 'network' | 'wider'>): string {
  return wider.at(-1) ?? network;
}

/** Whether the caller shows an account or a session of ours, and does not merely share a network with others. */
export function isKnown({ id, countedAs }: Visitor): boolean {
  return id === countedAs;
}

export interface AnonymousSession {
  /** A UUID. */
  sessionId: string;
  signature: string;
}

export interface Visitors {
  identify(request: FastifyRequest, actor: Actor | undefined): Promise<Visitor>;
  /** A new signed session; nothing is stored. */
  newSession(): AnonymousSession;
}

export interface VisitorDependencies {
  sessionKey: Buffer;
  /** 32 bytes that hold for the current day only. */
  dailyKey: () => Promise<Buffer>;
  randomness: Randomness;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SESSION_HEADER = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function createVisitors({ sessionKey, dailyKey, randomness }: VisitorDependencies): Visitors {
  const sign = keyedDigest(sessionKey);
  const digestOfToday = prepared(dailyKey);
  return {
    async identify(request, actor) {
      const hidden = await digestOfToday();
      const [network, ...wider] = networksOf(addressOf(request)).map((plain) => hidden(plain)) as [
        string,
        ...string[],
      ];
      const id = actor ? `account ${actor.id}` : sessionId(request, sign);
      if (id) return { id, countedAs: id, network, wider };
      const claimed = claimedSession(request.body);
      return { id: `network ${network}`, countedAs: claimed && `claimed ${claimed}`, network, wider };
    },
    newSession() {
      const sessionId = randomness.uuid();
      return { sessionId, signature: sign(sessionId) };
    },
  };
}

/** Every request uses the key of the day: it is made ready once. */
function prepared(load: () => Promise<Buffer>): () => Promise<KeyedDigest> {
  let known: { bytes: Buffer; digest: KeyedDigest } | undefined;
  return async () => {
    const bytes = await load();
    if (known?.bytes !== bytes) known = { bytes, digest: keyedDigest(bytes) };
    return known.digest;
  };
}

/** The session we signed; a forged or foreign header counts as none. */
function sessionId(request: FastifyRequest, sign: KeyedDigest): string | undefined {
  const header = request.headers['x-session-id'];
  const [, id, signature] = typeof header === 'string' ? (SESSION_HEADER.exec(header) ?? []) : [];
  if (!id || !signature) return undefined;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? `session ${id}` : undefined;
}

/** Whoever has hung up meanwhile has none any more; what they sent is not done, for no network would answer for it. */
function addressOf(request: { ip: string | undefined }): string {
  if (request.ip === undefined) throw new Refusal('MALFORMED_REQUEST');
  return request.ip;
}

/** Whoever invents new ones is still held by the limit of the network. */
function claimedSession(body: unknown): string | undefined {
  const claimed = isObject(body) ? body['sessionId'] : undefined;
  return typeof claimed === 'string' && UUID.test(claimed) ? claimed : undefined;
}

/**
 * The parts of an address that people share, the narrowest first: of IPv4 the whole; of IPv6 the first 64 bits (a
 * household, a cell), 56 (what a household may be given) and 48 (what a company, a campus or one renter of servers is).
 */
export function networksOf(address: string): [string, ...string[]] {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return [plain];
  if (!isIPv6(plain)) return ['unknown'];
  const groups = groupsOf(plain.toLowerCase()).slice(0, 4);
  const site = groups.slice(0, 3).join(':');
  const last = Number.parseInt(groups[3] ?? '', 16);
  return [groups.join(':'), `${site}:${(last & 0xff00).toString(16)}/56`, `${site}/48`];
}

/** All eight, without leading zeros; an IPv4 tail stays one, for only the first four count. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
