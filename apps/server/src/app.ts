import type { Article, Directory } from '@salama/content/types.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PasswordHasher } from './features/auth/password-hasher.ts';
import { deleteSessionsUnusedSince } from './features/auth/repository.ts';
import { bindAuth } from './features/auth/routes.ts';
import { createAccounts } from './features/auth/service.ts';
import { createAuthenticate, LONGEST_IDLE } from './features/auth/sessions.ts';
import type { Assistant } from './features/chat/assistant.ts';
import { createConversation } from './features/chat/conversation.ts';
import { createMessageCounter, type MessageCounter } from './features/chat/message-counter.ts';
import { bindChat } from './features/chat/routes.ts';
import { createModeratedItems } from './features/community/moderated-items.ts';
import { bindCommunity } from './features/community/routes.ts';
import { type Community, createBoardPages, createCommunity } from './features/community/service.ts';
import { bindDirectory } from './features/directory/routes.ts';
import { bindLearning } from './features/learning/routes.ts';
import { createLearning } from './features/learning/service.ts';
import { reportHelp } from './features/moderation/report-help.ts';
import { bindModeration } from './features/moderation/routes.ts';
import { createModerationDesk, type ModerationDesk } from './features/moderation/service.ts';
import { bindApiDocs } from './platform/api-docs/api-docs.ts';
import { type Clock, HOUR, SECOND } from './platform/clock.ts';
import type { Database } from './platform/database/connect.ts';
import { createBinder } from './platform/endpoint-binding.ts';
import type { Environment } from './platform/environment.ts';
import { bindHealth } from './platform/health.ts';
import { type Chore, keepHouse } from './platform/housekeeping.ts';
import { createMemoryStore, type LimitStore } from './platform/limits/limit-store.ts';
import { createSharedStore, deleteEndedWindows } from './platform/limits/repository.ts';
import { createRequestLimits, type RequestLimits } from './platform/limits/request-limits.ts';
import type { Randomness } from './platform/randomness.ts';
import type { SecretKey } from './platform/secret-key.ts';
import { createStaticPages } from './platform/static/static-pages.ts';
import { createDailyKey } from './platform/visitor/daily-key.ts';
import { createVisitorMarks } from './platform/visitor/marks.ts';
import { createVisitors } from './platform/visitor/visitor.ts';
import { createWebServer } from './platform/web-server.ts';

export interface Dependencies {
  environment: Environment;
  logger: FastifyBaseLogger;
  clock: Clock;
  randomness: Randomness;
  secretKey: SecretKey;
  database: Database;
  hasher: PasswordHasher;
  assistant: Assistant;
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
  const { environment, clock, randomness, secretKey, database, assistant } = dependencies;
  const learning = createLearning(dependencies);
  const servePage = createStaticPages(dependencies.webRoot, learning.isWithdrawn);
  const app = createWebServer({ ...dependencies, servePage });

  const visitors = createVisitors({
    sessionKey: secretKey.derive('anonymous session'),
    dailyKey: createDailyKey(database, clock, randomness),
    randomness,
  });
  const limits = createRequestLimits({
    store: limitStore(database, clock),
    key: secretKey.derive('request limits'),
    enabled: environment.RATE_LIMITS === 'on',
  });
  const authenticate = createAuthenticate(database.db, clock);
  const bind = createBinder(app, { authenticate, visitors, limits });
  const counter = createMessageCounter(database.db, clock);

  bindHealth(bind, database, dependencies.version);
  const acceptsUsername = usernameCheck(dependencies.moderation);
  bindAuth(bind, createAccounts({ ...dependencies, db: database.db, limits, acceptsUsername }), visitors);
  bindChat(bind, { assistant, conversation: createConversation({ database, clock, randomness }), counter });
  bindDirectory(bind, dependencies.directories);
  bindLearning(bind, learning);
  const { community, desk } = createBoard(dependencies, limits);
  bindCommunity(bind, community, assistant);
  bindModeration(bind, desk);
  bindApiDocs(app, bind.endpoints, dependencies.version);
  keepHouse(app, [
    ...choresOf(database, clock, counter),
    { name: 'tidy the board', every: HOUR, run: () => community.tidy() },
    { name: 'tidy moderation', every: HOUR, run: () => desk.tidy() },
  ]);
  return app;
}

function usernameCheck(moderation: Moderation): (username: string) => boolean {
  return (text) => {
    const texts = [{ name: 'username', text }];
    return moderation.check({ kind: 'username', texts }).action === 'publish';
  };
}

/** The board and its moderation, which knows posts only by what the board tells it. */
function createBoard(
  dependencies: Dependencies,
  limits: RequestLimits,
): { community: Community; desk: ModerationDesk } {
  const { environment, clock, randomness, secretKey, database, directories } = dependencies;
  const marks = createVisitorMarks(secretKey.derive('visitor marks'), randomness);
  const board = createBoardPages(database.dialect, clock);
  const desk = createModerationDesk({
    ...dependencies,
    db: database.db,
    limits,
    marks,
    mode: environment.MODERATION,
    items: createModeratedItems(marks, board.changed),
    helpFor: (language, country) => reportHelp(directories, language, country),
  });
  return { community: createCommunity({ ...dependencies, limits, marks, desk, board }), desk };
}

/** One process counts in memory; processes that share a database count together. */
function limitStore(database: Database, clock: Clock): LimitStore {
  const memory = createMemoryStore(clock);
  return database.dialect === 'sqlite' ? memory : createSharedStore(database.db, clock, memory);
}

function choresOf({ db }: Database, clock: Clock, counter: MessageCounter): Chore[] {
  return [
    { name: 'count messages', every: 10 * SECOND, run: () => counter.flush(), atClose: true },
    {
      name: 'end sessions',
      every: HOUR,
      run: () => deleteSessionsUnusedSince(db, clock.now() - LONGEST_IDLE),
    },
    { name: 'end limit windows', every: HOUR, run: () => deleteEndedWindows(db, clock.now()) },
  ];
}
