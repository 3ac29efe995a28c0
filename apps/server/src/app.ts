import { isPageOf } from '@salama/contract/platform/features.ts';
import type { FastifyInstance } from 'fastify';
import { bindAdmin } from './features/admin/routes.ts';
import { bindOwnAccount } from './features/auth/account-routes.ts';
import { forgetDevices } from './features/auth/devices.ts';
import { deleteSessionsUnusedSince } from './features/auth/repository.ts';
import { bindAuth } from './features/auth/routes.ts';
import { bindSecondFactor } from './features/auth/second-factor-routes.ts';
import { createAuthenticate, LONGEST_IDLE } from './features/auth/sessions.ts';
import { tidyFeedback } from './features/chat/feedback.ts';
import { deleteLeftMessages } from './features/chat/old-messages.ts';
import { bindPlainChat } from './features/chat/plain-page.ts';
import { bindChat } from './features/chat/routes.ts';
import { tidyBoard } from './features/community/retention.ts';
import { bindCommunity } from './features/community/routes.ts';
import { publishDue } from './features/corrections/publishing.ts';
import { bindCorrections } from './features/corrections/routes.ts';
import { refresh } from './features/corrections/service.ts';
import { offeredHelp } from './features/directory/offered-help.ts';
import { bindDirectory } from './features/directory/routes.ts';
import { bindImpact } from './features/impact/routes.ts';
import { bindLearning } from './features/learning/routes.ts';
import { bindModeration } from './features/moderation/routes.ts';
import { tidyModeration } from './features/moderation/service.ts';
import { bindSuggestions } from './features/suggestions/routes.ts';
import { tidySuggestions } from './features/suggestions/service.ts';
import { tidyStories } from './features/testimonials/retention.ts';
import { bindTestimonials } from './features/testimonials/routes.ts';
import { bindApiDocs } from './platform/api-docs/api-docs.ts';
import { backupChore } from './platform/backup/own-backups.ts';
import { HOUR, MINUTE, SECOND } from './platform/clock.ts';
import { type Binder, createBinder } from './platform/endpoint-binding.ts';
import { erasureChores } from './platform/erasures/journal.ts';
import { bindHealth, bindProbes } from './platform/health.ts';
import { type Chore, keepHouse } from './platform/housekeeping.ts';
import { deleteEndedWindows } from './platform/limits/repository.ts';
import { bindMetrics } from './platform/metrics/serve-metrics.ts';
import { bindSecurityContact } from './platform/security-contact.ts';
import { besideBuild } from './platform/static/kept-assets.ts';
import { createStaticPages } from './platform/static/static-pages.ts';
import { createDailyKey, type DailyKey } from './platform/visitor/daily-key.ts';
import { createVisitors, type Visitors } from './platform/visitor/visitor.ts';
import { createWebServer } from './platform/web-server.ts';
import { createServices, type Dependencies, type Services } from './services.ts';

/** The whole server, ready to listen or to be called in a test. */
export function buildApp(given: Dependencies): FastifyInstance {
  const { environment, logger, clock, randomness, webRoot, pagesRoot, version } = given;
  const services = createServices(given);
  const { hasPage } = services.learning.withdrawn;
  const besides = () => besideBuild(webRoot, environment);
  const { FEATURES_OFF: off } = environment;
  const isHidden = async (path: string) => isPageOf(off, path) || hasPage(path);
  const servePage = createStaticPages([webRoot, pagesRoot], isHidden, given.pageChange, besides);
  const { isEnding } = given.readiness;
  const app = createWebServer({ environment, logger, clock, randomness, servePage, isEnding });
  app.addHook('preClose', (done) => {
    services.stopping.abort();
    done();
  });
  app.addHook('onClose', services.renewing.end);
  app.addHook('onReady', () => refresh(services.corrections).catch(() => undefined));
  const dailyKey = createDailyKey(given.database, given.clock, given.randomness);
  const visitors = visitorsOf(given, dailyKey);
  const admission = admissionOf(given, services, visitors);
  const bind = createBinder(app, { ...admission, off });
  bindFeatures(bind, given, services, visitors);
  bindProbes(app, given);
  bindSecurityContact(app, given);
  bindPlainChat(app, { ...admission, chat: services.chat, webRoot: pagesRoot });
  if (given.metrics) {
    given.metrics.observe(app);
    bindMetrics(app, given.metrics, environment);
  }
  bindApiDocs(app, bind.endpoints, version);
  keepHouse(app, choresOf(given, services, dailyKey));
  return app;
}

function bindFeatures(bind: Binder, given: Dependencies, services: Services, visitors: Visitors): void {
  const { assistant, database, directories } = given;
  const { db } = database;
  bindHealth(bind, given);
  bindAuth(bind, services.accounts, visitors);
  bindChat(bind, services.chat);
  bindDirectory(bind, directories);
  bindCorrections(bind, services.corrections);
  bindLearning(bind, services.learning);
  bindImpact(bind, { db, directories });
  bindCommunity(bind, services.community);
  bindTestimonials(bind, services.testimonials, assistant);
  bindSuggestions(bind, services.suggestions, assistant);
  bindModeration(bind, services.desk);
  bindAdmin(bind, services.admin);
  bindSecondFactor(bind, services.secondFactor);
  bindOwnAccount(bind, services.ownAccount);
}

function visitorsOf({ secretKey, randomness }: Dependencies, dailyKey: DailyKey): Visitors {
  const sessionKey = secretKey.derive('anonymous session');
  return createVisitors({ sessionKey, dailyKey, randomness });
}

/** By what the binder knows who calls, how often they may, and what help a refusal brings. */
function admissionOf(
  { environment, database, clock, keyWatch, load, directories }: Dependencies,
  { limits, renewing }: Services,
  visitors: Visitors,
): Parameters<typeof createBinder>[1] {
  return {
    ...{ visitors, limits, keyWatch, load },
    authenticate: createAuthenticate(database.db, clock, environment.ADMIN_TOTP, renewing.welcome),
    generalHelp: (language, country) => offeredHelp('generalHelp', directories, language, country),
  };
}

function choresOf(
  { environment, database, clock, keyWatch, backups }: Dependencies,
  services: Services,
  dailyKey: DailyKey,
): Chore[] {
  const { db } = database;
  const { chat, community, testimonials, suggestions, trail } = services;
  const endSessions = () => deleteSessionsUnusedSince(db, clock.now() - LONGEST_IDLE);
  return [
    { name: 'erase remains', every: 5 * SECOND, run: async () => database.eraseRemains() },
    { name: 'count messages', every: 10 * SECOND, run: () => chat.counter.flush(), atClose: true },
    { name: 'publish corrections', every: 2 * SECOND, run: () => publishDue(services.corrections) },
    { name: 'renew the key of the day', every: MINUTE, run: dailyKey.renew, atClose: dailyKey.forget },
    { name: 'look at the key', every: MINUTE, run: () => keyWatch.look() },
    { name: 'end old messages', every: HOUR, run: () => deleteLeftMessages(database, clock) },
    { name: 'tidy feedback', every: HOUR, run: () => tidyFeedback(database, clock) },
    { name: 'end sessions', every: HOUR, run: endSessions },
    { name: 'forget devices', every: HOUR, run: () => forgetDevices(db, clock) },
    { name: 'end limit windows', every: HOUR, run: () => deleteEndedWindows(db, clock.now()) },
    ...erasureChores({ database, environment, clock }),
    backupChore(backups),
    { name: 'tidy the board', every: HOUR, run: () => tidyBoard(community) },
    { name: 'tidy stories', every: HOUR, run: () => tidyStories(testimonials) },
    { name: 'tidy suggestions', every: HOUR, run: () => tidySuggestions(suggestions) },
    { name: 'tidy moderation', every: HOUR, run: () => tidyModeration({ db, clock }) },
    { name: 'tidy the trail', every: HOUR, run: () => trail.tidy() },
  ];
}
