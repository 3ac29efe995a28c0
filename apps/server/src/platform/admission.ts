import type { Access } from '@salama/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Authenticate } from './actor.ts';
import { Refusal, Unavailable } from './errors.ts';
import type { Visitor, Visitors } from './visitor/visitor.ts';

/** Longer than any token of ours; what is longer is not even hashed. */
const LONGEST_TOKEN = 100;

export interface Admission {
  actor: Actor | undefined;
  actorUnknown: boolean;
  visitor: Visitor;
}

interface Dependencies {
  authenticate: Authenticate;
  visitors: Visitors;
}

/**
 * Settles who is calling and whether this endpoint is for them.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, or what the desk still waits for; Unavailable when an account is needed and cannot be checked.
 */
export async function admit(
  request: FastifyRequest,
  access: Access,
  dependencies: Dependencies,
): Promise<Admission> {
  const { actor, actorUnknown } = await findActor(request, access, dependencies.authenticate);
  if (access === 'admin' || access === 'moderator') requirePower(access, actor);
  return { actor, actorUnknown, visitor: await dependencies.visitors.identify(request, actor) };
}

function requirePower(access: 'admin' | 'moderator', actor: Actor | undefined): void {
  if (actor?.awaits) throw new Refusal(actor.awaits);
  const suffices = access === 'admin' ? ['administer'] : ['administer', 'moderate'];
  if (!actor || !suffices.includes(actor.powers)) throw new Refusal('FORBIDDEN');
}

async function findActor(
  request: FastifyRequest,
  access: Access,
  authenticate: Authenticate,
): Promise<Pick<Admission, 'actor' | 'actorUnknown'>> {
  const header = access === 'public' ? undefined : request.headers.authorization;
  if (header === undefined) {
    if (access !== 'visitor' && access !== 'public') throw new Refusal('UNAUTHENTICATED');
    return { actor: undefined, actorUnknown: false };
  }
  const token = tokenFrom(header);
  if (!token) throw new Refusal('UNAUTHENTICATED');
  try {
    const actor = await authenticate(token);
    if (!actor) throw new Refusal('UNAUTHENTICATED');
    return { actor, actorUnknown: false };
  } catch (error) {
    // Answers outlive the database: whoever cannot be checked is served as a visitor where visitors are.
    if (access === 'visitor' && error instanceof Unavailable) return { actor: undefined, actorUnknown: true };
    throw error;
  }
}

function tokenFrom(header: string): string | undefined {
  const match = /^Bearer +([\w-]+)$/i.exec(header);
  const token = match?.[1];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}
