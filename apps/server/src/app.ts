import type { Article, Directory } from '@salama/content/types.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { bindDesk } from './bind-desk.ts';
import { bindOwnAccount } from './features/auth/account-routes.ts';
import { forgetDevices } from './features/auth/known-devices.ts';
import { createOwnAccount } from './features/auth/own-account.ts';
import type { PasswordHasher } from './features/auth/password-hasher.ts';
import { deleteSessionsUnusedSince } from './features/auth/repository.ts';
import { bindAuth } from './features/auth/routes.ts';
import { createAccounts } from './features/auth/service.ts';
import { createAuthenticate, LONGEST_IDLE } from './features/auth/sessions.ts';
import type { Assistant } from './features/chat/assistant.ts';
import { createChatBelongings } from './features/chat/belongings.ts';
import { createConversation } from './features/chat/conversation.ts';
import { tidyFeedback } from './features/chat/feedback.ts';
import { createMessageCounter } from './features/chat/message-counter.ts';
import type { Model } from './features/chat/model-gateway.ts';
import { deleteLeftMessages } from './features/chat/old-messages.ts';
import { createLibrary } from './features/chat/passages.ts';
import { createRenewing } from './features/chat/renewing.ts';
import { createReplyWriter } from './features/chat/reply-writer.ts';
import { bindChat } from './features/chat/routes.ts';
import { type ChatDependencies, createChatInsights } from './features/chat/service.ts';
import { createBoardBelongings } from './features/community/belongings.ts';
import { createModeratedItems } from './features/community/moderated-items.ts';
import { bindCommunity } from './features/community/routes.ts';
import { createBoardPages, createCommunity } from './features/community/service.ts';
import { offeredHelp } from './features/directory/offered-help.ts';
import { bindDirectory } from './features/directory/routes.ts';
import { bindImpact } from './features/impact/routes.ts';
import { bindLearning } from './features/learning/routes.ts';
import { createLearning } from './features/learning/service.ts';
import type { Learning } from './features/learning/types.ts';
import { itemsOfFeatures } from './features/moderation/items-of-features.ts';
import { bindModeration } from './features/moderation/routes.ts';
import { createModerationDesk } from './features/moderation/service.ts';
import type { ModeratedItems } from './features/moderation/types.ts';
import { bindSuggestions } from './features/suggestions/routes.ts';
import { createSuggestions } from './features/suggestions/service.ts';
import { createStoryBelongings } from './features/testimonials/belongings.ts';
import { createModeratedTestimonials } from './features/testimonials/moderated-items.ts';
import { bindTestimonials } from './features/testimonials/routes.ts';
import { createTestimonials } from './features/testimonials/service.ts';
import { bindApiDocs } from './platform/api-docs/api-docs.ts';
import { type AuditTrail, createAuditTrail } from './platform/audit/trail.ts';
import { type Clock, HOUR, MINUTE, SECOND } from './platform/clock.ts';
import type { Database } from './platform/database/connect.ts';
import { createBinder } from './platform/endpoint-binding.ts';
import type { Environment } from './platform/environment.ts';
import { erasureChores } from './platform/erasures/journal.ts';
import { bindHealth } from './platform/health.ts';
import { type Chore, keepHouse } from './platform/housekeeping.ts';
import type { KeyWatch } from './platform/key-watch.ts';
import { createMemoryStore, type LimitStore } from './platform/limits/limit-store.ts';
import { createSharedStore, deleteEndedWindows } from './platform/limits/repository.ts';
import { createRequestLimits, type RequestLimits } from './platform/limits/request-limits.ts';
import type { Randomness } from './platform/randomness.ts';
import type { SecretKey } from './platform/secret-key.ts';
import { createStaticPages } from './platform/static/static-pages.ts';
import { createDailyKey } from './platform/visitor/daily-key.ts';
import { createVisitorMarks, type VisitorMarks } from './platform/visitor/marks.ts';
import { createVisitors } from './platform/visitor/visitor.ts';
import { createWebServer } from './platform/web-server.ts';

export interface Dependencies {
  environment: Environment;
  logger: FastifyBaseLogger;
  clock: Clock;
  randomness: Randomness;
  secretKey: SecretKey;
  keyWatch: KeyWatch;
  database: Database;
  hasher: PasswordHasher;
  assistant: Assistant;
  /** Writes replies from the library's passages; undefined where the operator set none. */
  model: Model | undefined;
  moderation: Moderation;
  directories: readonly Directory[];
  /** The articles of the library. */
  articles: readonly Article[];
  /** Folder of the built site. */
  webRoot: string;
  version: string;
}

/** The whole server, ready to listen or to be called in a test. */
export function buildApp(dependencies: Dependencies): FastifyInstance {
  const { environment, clock, randomness, secretKey, keyWatch, database, assistant } = dependencies;
  const trail = createAuditTrail(database.db, clock, randomness);
  const learning = createLearning({ ...dependencies, trail });
  const servePage = createStaticPages(dependencies.webRoot, learning.isWithdrawn);
  const app = createWebServer({ ...dependencies, servePage });

  const visitors = createVisitors({
    sessionKey: secretKey.derive('anonymous session'),
    dailyKey: createDailyKey(database, clock, randomness),
    randomness,
  });
  const limits = requestLimitsOf(dependencies);
  const chat = createChat(app, dependencies, learning);
  const welcome = createRenewing(app, chat.conversation);
  const authenticate = createAuthenticate(database.db, clock, environment.ADMIN_TOTP, welcome);
  const bind = createBinder(app, {
    ...{ authenticate, visitors, limits, keyWatch },
    generalHelp: (language, country) =>
      offeredHelp('generalHelp', dependencies.directories, language, country),
  });

  bindHealth(bind, dependencies);
  const acceptsUsername = usernameCheck(dependencies.moderation);
  const accounts = { ...dependencies, db: database.db, limits, trail, acceptsUsername, welcome };
  bindAuth(bind, createAccounts(accounts), visitors);
  bindChat(bind, chat);
  bindDirectory(bind, dependencies.directories);
  bindLearning(bind, learning);
  bindImpact(bind, createChatInsights(database.db), dependencies.directories);
  const parts = createModeratedParts(dependencies, limits, trail);
  const { community, testimonials, suggestions, desk } = parts;
  bindCommunity(bind, community, assistant);
  bindTestimonials(bind, testimonials, desk, assistant);
  bindSuggestions(bind, suggestions, assistant);
  bindModeration(bind, desk);
  bindDesk(bind, { ...dependencies, db: database.db, trail, limits, desk, learning, suggestions, chat });
  const belongings = [createChatBelongings(chat.conversation), ...parts.belongings];
  bindOwnAccount(bind, createOwnAccount({ ...accounts, belongings, eraseTraces: database.eraseTraces }));
  bindApiDocs(app, bind.endpoints, dependencies.version);
  keepHouse(app, [...choresOf(dependencies, chat), ...erasureChores(dependencies), ...parts.chores]);
  return app;
}

/** The chat; with a model, its replies are the model's where that may speak. */
function createChat(
  app: FastifyInstance,
  dependencies: Dependencies,
  { withdrawn }: Pick<Learning, 'withdrawn'>,
): ChatDependencies {
  const { assistant, model, articles, clock, randomness, secretKey, database } = dependencies;
  const library = createLibrary(articles);
  const writerDependencies = { ...dependencies, library, stopping: stopSignal(app) };
  return {
    assistant,
    withdrawn,
    library,
    writer: model && createReplyWriter({ ...writerDependencies, model }),
    conversation: createConversation({ database, clock, randomness }),
    counter: createMessageCounter(database.db, clock),
    feedback: {
      db: database.db,
      clock,
      marks: createVisitorMarks(secretKey.derive('visitor marks'), randomness),
    },
  };
}

/** Aborted as soon as the server begins to stop. */
function stopSignal(app: FastifyInstance): AbortSignal {
  const controller = new AbortController();
  app.addHook('preClose', (done) => {
    controller.abort();
    done();
  });
  return controller.signal;
}

function usernameCheck(moderation: Moderation): (username: string) => boolean {
  return (text) => {
    const texts = [{ name: 'username', text }];
    return moderation.check({ kind: 'username', texts }).action === 'publish';
  };
}

/** Whatever others may read, and its moderation, which knows posts only by what their features tell it. */
function createModeratedParts(dependencies: Dependencies, limits: RequestLimits, trail: AuditTrail) {
  const { environment, clock, randomness, secretKey, database, directories } = dependencies;
  const { db, dialect, eraseTraces } = database;
  const marks = createVisitorMarks(secretKey.derive('visitor marks'), randomness);
  const board = createBoardPages(dialect, clock);
  const desk = createModerationDesk({
    ...dependencies,
    db,
    limits,
    marks,
    mode: environment.MODERATION,
    items: moderatedItems(marks, board.changed),
    trail,
    helpFor: (language, country) => offeredHelp('reportHelp', directories, language, country),
  });
  const shared = { ...dependencies, db, eraseTraces, limits, marks, desk, trail };
  const community = createCommunity({ ...shared, board });
  const testimonials = createTestimonials(shared);
  const suggestions = createSuggestions(shared);
  const chores: Chore[] = [
    { name: 'tidy the board', every: HOUR, run: () => community.tidy() },
    { name: 'tidy stories', every: HOUR, run: () => testimonials.tidy() },
    { name: 'tidy suggestions', every: HOUR, run: () => suggestions.tidy() },
    { name: 'tidy moderation', every: HOUR, run: () => desk.tidy() },
    { name: 'tidy the trail', every: HOUR, run: () => trail.tidy() },
  ];
  return {
    desk,
    community,
    testimonials,
    suggestions,
    chores,
    belongings: [createBoardBelongings({ ...shared, board }), createStoryBelongings(shared)],
  };
}

function moderatedItems(marks: VisitorMarks, boardChanged: () => void): ModeratedItems {
  const posts = createModeratedItems(marks, boardChanged);
  return itemsOfFeatures({
    question: posts,
    answer: posts,
    testimonial: createModeratedTestimonials(marks),
  });
}

function requestLimitsOf({ environment, secretKey, database, clock }: Dependencies): RequestLimits {
  return createRequestLimits({
    store: limitStore(database, clock),
    key: secretKey.derive('request limits'),
    enabled: environment.RATE_LIMITS === 'on',
  });
}

/** One process counts in memory; processes that share a database count together. */
function limitStore(database: Database, clock: Clock): LimitStore {
  const memory = createMemoryStore(clock);
  return database.dialect === 'sqlite' ? memory : createSharedStore(database.db, clock, memory);
}

function choresOf({ database, clock, keyWatch }: Dependencies, { counter }: ChatDependencies): Chore[] {
  const { db } = database;
  return [
    { name: 'erase remains', every: 5 * SECOND, run: async () => database.eraseRemains() },
    { name: 'count messages', every: 10 * SECOND, run: () => counter.flush(), atClose: true },
    { name: 'look at the key', every: MINUTE, run: () => keyWatch.look() },
    { name: 'end old messages', every: HOUR, run: () => deleteLeftMessages(database, clock) },
    { name: 'tidy feedback', every: HOUR, run: () => tidyFeedback(database, clock) },
    {
      name: 'end sessions',
      every: HOUR,
      run: () => deleteSessionsUnusedSince(db, clock.now() - LONGEST_IDLE),
    },
    { name: 'forget devices', every: HOUR, run: () => forgetDevices(db, clock) },
    { name: 'end limit windows', every: HOUR, run: () => deleteEndedWindows(db, clock.now()) },
  ];
}
