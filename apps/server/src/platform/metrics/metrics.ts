import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Something that is looked up when somebody asks for the figures; undefined where nobody knows. */
export interface Reading {
  name: string;
  help: string;
  read(): Promise<number | undefined> | number | undefined;
}

export interface Metrics {
  /** Counts every answer of the app. */
  observe(app: FastifyInstance): void;
  /** In the text form of Prometheus. */
  render(): Promise<string>;
  contentType: string;
}

/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10];
const API = /^\/api\/v1\/([a-z-]+)/;

/**
 * Figures of this process, for its operator. Of an answer only the area, the method and the class of its status are kept:
 * with the very route, the report of one person would show as one.
 */
export function createMetrics(readings: readonly Reading[]): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Counter({
    name: 'salama_answers_total',
    help: 'Answers by area, method and class of status',
    labelNames: ['area', 'method', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'salama_answer_seconds',
    help: 'Time to an answer by area',
    labelNames: ['area'],
    buckets: BUCKETS,
    registers: [register],
  });
  for (const reading of readings) addReading(reading, register);
  return {
    observe(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const area = areaOf(request.routeOptions.url);
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        answers.inc({ area, method: request.method, status });
        seconds.observe({ area }, reply.elapsedTime / 1_000);
        done();
      });
    },
    render: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** What nobody knows just now has no line: a 0 would be a lie. */
function addReading({ name, help, read }: Reading, register: Registry): void {
  new Gauge({
    ...{ name, help, registers: [register] },
    async collect() {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => undefined);
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** The first word of a call’s path; pages, scripts and pictures are one area. */
function areaOf(route: string | undefined): string {
  if (route === undefined) return 'none';
  if (/^\/(?:livez|readyz|metrics)$/.test(route)) return 'probes';
  return API.exec(route)?.[1] ?? 'pages';
}
