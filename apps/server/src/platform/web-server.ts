import { limits } from '@salama/contract/limits.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { logAnswers } from './answer-log.ts';
import type { Clock } from './clock.ts';
import { closeInOrder } from './close-in-order.ts';
import { failure, refuseUnreadable, sendFailure } from './envelope.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './errors.ts';
import type { Randomness } from './randomness.ts';
import { createHeaderWriter, securityHeaders } from './security-headers.ts';
import type { ServePage } from './static/static-pages.ts';
import { trustedProxies } from './visitor/address.ts';

const REQUEST_TIMEOUT = 15_000;
const LATE_REQUESTS_EVERY = 5_000;
const CONNECTION_TIMEOUT = 30_000;
const HANDLER_TIMEOUT = 10_000;
/** Whoever comes beyond is turned away at once: files are opened, and memory is left, whatever anybody opens. */
const MOST_CONNECTIONS = 5_000;

export interface WebServerDependencies {
  environment: Pick<Environment, 'PUBLIC_URL' | 'ROBOTS' | 'TRUST_PROXY'>;
  logger: FastifyBaseLogger;
  clock: Clock;
  randomness: Randomness;
  servePage: ServePage;
  /** Whether this process is about to go. */
  isEnding: () => boolean;
}

/** An HTTP server that knows no feature yet: headers, body parsing, one error path, private log lines, pages. */
export function createWebServer(dependencies: WebServerDependencies): FastifyInstance {
  const { environment, logger, randomness } = dependencies;
  const writeHeaders = createHeaderWriter(environment);
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomness.uuid(),
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    http: {
      // Node itself would refuse what names no host, in a shape that is not ours.
      requireHostHeader: false,
      // Where heads have longer than whole requests, as by default, Node swaps the two: bodies would get a minute.
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: LATE_REQUESTS_EVERY,
    },
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    handlerTimeout: HANDLER_TIMEOUT,
    forceCloseConnections: 'idle',
    // While closing, requests that were already on their way are answered, in our envelope.
    return503OnClosing: false,
    trustProxy: environment.TRUST_PROXY ? trustedProxies(environment.TRUST_PROXY) : false,
    clientErrorHandler: (error, socket) =>
      refuseUnreadable(error, socket, randomness.uuid(), securityHeaders(environment.PUBLIC_URL)),
    // Addresses that cannot be decoded never reach a hook.
    frameworkErrors: (error, request, reply) => {
      writeHeaders(request.url, reply);
      void sendFailure(error, request, reply);
    },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.decorateRequest('findHelp', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request.url, reply);
    const namesHost = request.headers.host !== undefined || request.raw.httpVersion === '1.0';
    done(namesHost ? undefined : new Refusal('MALFORMED_REQUEST'));
  });
  closeInOrder(app, dependencies.isEnding);
  // So it would what a client expects; nobody has to heed that (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  acceptOnlyJson(app);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  logAnswers(app);
  if (!environment.TRUST_PROXY) warnOfProxy(app);
  servePages(app, dependencies.servePage);
  return app;
}

/** An empty JSON body counts as none: browsers send the header with every POST. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}

function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      app.log.warn('A proxy forwards requests but TRUST_PROXY is not set: all its visitors count as one.');
    }
    done();
  });
}

function servePages(app: FastifyInstance, servePage: ServePage): void {
  app.get('/*', (request, reply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) throw new Refusal('NOT_FOUND');
    return servePage(request, reply);
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(failure('NOT_FOUND', request)));
}
