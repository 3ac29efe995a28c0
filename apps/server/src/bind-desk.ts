import type { Article } from '@salama/content/types.ts';
import { createQuality } from './features/admin/quality.ts';
import { bindQuality } from './features/admin/quality-routes.ts';
import { bindAdmin } from './features/admin/routes.ts';
import { createAdmin } from './features/admin/service.ts';
import { createAuthenticator } from './features/auth/authenticator.ts';
import { createSecondFactor } from './features/auth/second-factor.ts';
import { bindSecondFactor } from './features/auth/second-factor-routes.ts';
import { type ChatDependencies, createChatInsights } from './features/chat/service.ts';
import type { Learning } from './features/learning/types.ts';
import type { ModerationDesk } from './features/moderation/types.ts';
import type { Suggestions } from './features/suggestions/service.ts';
import type { AuditTrail } from './platform/audit/trail.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/connect.ts';
import type { Binder } from './platform/endpoint-binding.ts';
import type { Environment } from './platform/environment.ts';
import type { RequestLimits } from './platform/limits/request-limits.ts';
import type { Randomness } from './platform/randomness.ts';
import type { SecretKey } from './platform/secret-key.ts';

export interface DeskParts {
  environment: Pick<Environment, 'ADMIN_TOTP'>;
  db: Db;
  clock: Clock;
  randomness: Randomness;
  secretKey: SecretKey;
  articles: readonly Article[];
  trail: AuditTrail;
  limits: RequestLimits;
  desk: ModerationDesk;
  learning: Pick<Learning, 'count'>;
  suggestions: Pick<Suggestions, 'countNew'>;
  chat: Pick<ChatDependencies, 'counter'>;
}

/** The administrators' desk, from what other features count and tell, and the authenticator that guards it. */
export function bindDesk(bind: Binder, parts: DeskParts): void {
  const { environment, db, secretKey, randomness, learning, suggestions } = parts;
  const { flush } = parts.chat.counter;
  const insights = createChatInsights(db);
  const counts = {
    messages: insights.answered,
    materials: learning.count,
    newSuggestions: suggestions.countNew,
    flush,
  };
  bindAdmin(bind, createAdmin({ ...parts, counts }));
  bindQuality(bind, createQuality({ ...parts, insights, flush }));
  const authenticator = createAuthenticator(secretKey.derive('second factor'), randomness);
  bindSecondFactor(bind, createSecondFactor({ ...parts, authenticator, demand: environment.ADMIN_TOTP }));
}
