import type { CountryFacts, Directory } from '@salama/content/directory-types.ts';
import type { Article } from '@salama/content/types.ts';
import { modelUse } from '@salama/contract/platform/near-host.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AdminDependencies } from './features/admin/types.ts';
import type { OwnAccountDependencies } from './features/auth/account.ts';
import { createAuthenticator } from './features/auth/authenticator.ts';
import type { PasswordHasher } from './features/auth/password-hasher.ts';
import { factorSince, pass, type SecondFactorDependencies } from './features/auth/second-factor.ts';
import type { AccountsDependencies } from './features/auth/service.ts';
import { createChatBelongings } from './features/chat/belongings.ts';
import { createConversation, createRenewing } from './features/chat/conversation.ts';
import { createMessageCounter } from './features/chat/message-counter.ts';
import type { Model } from './features/chat/model-gateway.ts';
import { createLibrary } from './features/chat/passages.ts';
import { createReplyMarks } from './features/chat/reply-mark.ts';
import { createReplyReader } from './features/chat/reply-reader.ts';
import { createReplyWriter } from './features/chat/reply-writer.ts';
import type { ChatDependencies } from './features/chat/service.ts';
import type { Assistant } from './features/chat/types.ts';
import { createBoardBelongings } from './features/community/belongings.ts';
import { createModeratedItems } from './features/community/moderated-items.ts';
import { createBoardPages } from './features/community/questions.ts';
import type { CommunityDependencies } from './features/community/types.ts';
import type { LinesInForce } from './features/corrections/lines-in-force.ts';
import type { CorrectionsDependencies } from './features/corrections/types.ts';
import { offeredHelp } from './features/directory/offered-help.ts';
import { createLearning } from './features/learning/service.ts';
import type { Learning } from './features/learning/types.ts';
import { itemsOfFeatures } from './features/moderation/moderated-items.ts';
import { createModerationDesk } from './features/moderation/service.ts';
import type { DeskDependencies, ModeratedItems, ModerationDesk } from './features/moderation/types.ts';
import type { SuggestionsDependencies } from './features/suggestions/service.ts';
import { createStoryBelongings } from './features/testimonials/belongings.ts';
import { createModeratedTestimonials } from './features/testimonials/moderated-items.ts';
import type { TestimonialsDependencies } from './features/testimonials/service.ts';
import { createAuditTrail } from './platform/audit/trail.ts';
import type { OwnBackups } from './platform/backup/own-backups.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/connect.ts';
import { isShared } from './platform/database/dialect.ts';
import type { Environment } from './platform/environment.ts';
import { createInTurn } from './platform/in-turn.ts';
import type { KeyWatch } from './platform/key-watch.ts';
import { createMemoryStore } from './platform/limits/limit-store.ts';
import { createRequestLimits, type RequestLimits } from './platform/limits/request-limits.ts';
import { createSharedStore } from './platform/limits/shared-store.ts';
import type { LoadWatch } from './platform/load-watch.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Randomness } from './platform/randomness.ts';
import type { Readiness } from './platform/readiness.ts';
import type { SecretKey } from './platform/secret-key.ts';
import type { PageChange } from './platform/static/changed-pages.ts';
import { createTries } from './platform/tries.ts';
import { createVisitorMarks, type VisitorMarks } from './platform/visitor/marks.ts';

export interface Dependencies {
  environment: Environment;
  logger: FastifyBaseLogger;
  clock: Clock;
  randomness: Randomness;
  secretKey: SecretKey;
  keyWatch: KeyWatch;
  readiness: Readiness;
  backups: OwnBackups;
  load: LoadWatch;
  /** Undefined where the operator wants none. */
  metrics: Metrics | undefined;
  database: Database;
  hasher: PasswordHasher;
  assistant: Assistant;
  /** Chooses what the library says, or words it; undefined where the operator set none. */
  model: Model | undefined;
  moderation: Moderation;
  /** With what the desk has corrected. */
  directories: readonly Directory[];
  countries: readonly CountryFacts[];
  linesInForce: LinesInForce;
  /** What corrections change in pages on their way out. */
  pageChange?: PageChange;
  /** The articles of the library. */
  articles: readonly Article[];
  /** Folder of the built site. */
  webRoot: string;
  /** Folder of the pages with what this operator has set; the same where that is nothing. */
  pagesRoot: string;
  version: string;
  /** As the operator calls it, where that is not as we do. */
  brandName?: string | undefined;
}

export type Services = ReturnType<typeof createServices>;

/** What each feature works with: whatever does not stand in its line it cannot reach. */
export function createServices(given: Dependencies) {
  const { environment, logger, clock, randomness, secretKey, database, hasher } = given;
  const { assistant, moderation, articles, directories } = given;
  const { db, dialect, eraseTraces } = database;
  const limits = createLimits(given);
  const trail = createAuditTrail(db, clock, randomness);
  const marks = createVisitorMarks(secretKey.derive('visitor marks'), randomness);

  const learning = createLearning({ database, clock, randomness, trail, articles });
  const stopping = new AbortController();
  const chat = createChat(given, { learning, stopping: stopping.signal });
  const { conversation, counter } = chat;
  const board = createBoardPages(dialect, clock);
  const items = moderatedItems(marks, board.changed);
  const desk = createDesk(given, { limits, marks, items, trail });
  const inTurn = createInTurn();
  const community: CommunityDependencies = {
    ...{ database, clock, randomness, limits, marks, assistant, desk, board, inTurn },
  };
  const testimonials: TestimonialsDependencies = { db, eraseTraces, clock, marks, desk };
  const suggestions: SuggestionsDependencies = { db, eraseTraces, clock, desk, trail };

  const renewing = createRenewing(conversation, logger);
  const proofs = { db, clock, randomness, hasher, limits, trail, acceptsUsername: usernameCheck(moderation) };
  const accounts: AccountsDependencies = { ...proofs, welcome: renewing.welcome };
  const ownAccount: OwnAccountDependencies = {
    ...proofs,
    eraseTraces,
    belongings: [
      createChatBelongings(conversation),
      createBoardBelongings(community),
      createStoryBelongings(testimonials),
    ],
  };
  const authenticator = createAuthenticator(secretKey.derive('second factor'), randomness, given.brandName);
  const demand = environment.ADMIN_TOTP;
  const secondFactor: SecondFactorDependencies = { db, clock, limits, trail, authenticator, demand };
  const { backups } = given;
  const admin: AdminDependencies = {
    ...{ db, clock, trail, articles, directories, desk, learning, counter, backups },
  };
  const corrections: CorrectionsDependencies = {
    ...{ db, clock, randomness, trail, directories, countries: given.countries, inForce: given.linesInForce },
    factor: {
      since: (id) => factorSince(id, secondFactor),
      prove: (code, actor) => pass(code, actor, secondFactor),
    },
  };
  return {
    ...{ limits, trail, stopping, renewing, corrections },
    ...{ learning, chat, desk, community, testimonials, suggestions },
    ...{ accounts, ownAccount, secondFactor, admin },
  };
}

/** One process counts in memory; processes that share a database count together. */
function createLimits({ environment, secretKey, database, clock }: Dependencies): RequestLimits {
  const { db, dialect } = database;
  const memory = createMemoryStore(clock);
  return createRequestLimits({
    store: isShared(dialect) ? createSharedStore(db, clock, memory) : memory,
    key: secretKey.derive('request limits'),
    enabled: environment.RATE_LIMITS === 'on',
  });
}

/** The chat; with a model, it reads what the embedded assistant has read, or words the replies. */
function createChat(
  { environment, assistant, model, articles, directories, moderation, logger, ...given }: Dependencies,
  { learning, stopping }: { learning: Learning; stopping: AbortSignal },
): ChatDependencies {
  const { clock, randomness, database, secretKey } = given;
  const { db } = database;
  const replyMarks = createReplyMarks(secretKey.derive('reply marks'), randomness);
  const library = createLibrary(articles);
  const writing = { assistant, library, directories, moderation, logger, stopping };
  const isElsewhere = modelUse(environment).otherHost !== undefined;
  const words = environment.AI_WORDING === 'on';
  return {
    assistant,
    clock,
    withdrawn: learning.withdrawn.slugs,
    library,
    reader:
      model && !words ? createReplyReader({ model, assistant, logger, isElsewhere, stopping }) : undefined,
    writer: model && words ? createReplyWriter({ ...writing, model }) : undefined,
    conversation: createConversation({ database, clock, randomness }),
    counter: createMessageCounter(db, clock),
    feedback: { db, clock, replyMarks },
  };
}

/** The moderators' desk, through which whatever others may read comes in. */
function createDesk(
  given: Dependencies,
  shared: Pick<DeskDependencies, 'limits' | 'marks' | 'items' | 'trail'>,
): ModerationDesk {
  const { environment, logger, clock, randomness, assistant, moderation, directories, database } = given;
  return createModerationDesk({
    ...{ db: database.db, clock, randomness, logger, assistant, moderation },
    tries: createTries(given.secretKey.derive('tries'), randomness),
    ...shared,
    mode: environment.MODERATION,
    newcomersPosts: environment.NEWCOMER_POSTS,
    helpFor: (language, country) => offeredHelp('reportHelp', directories, language, country),
  });
}

/** Posts as moderation knows them: each kind by what its own feature tells. */
function moderatedItems(marks: VisitorMarks, boardChanged: () => void): ModeratedItems {
  const posts = createModeratedItems(marks, boardChanged);
  return itemsOfFeatures({
    question: posts,
    answer: posts,
    testimonial: createModeratedTestimonials(marks),
  });
}

function usernameCheck(moderation: Moderation): (username: string) => boolean {
  return (text) => {
    const texts = [{ name: 'username', text }];
    return moderation.check({ kind: 'username', texts }).action === 'publish';
  };
}
