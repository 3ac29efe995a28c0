import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Endpoint } from '@salama/contract/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Unavailable } from './errors.ts';

/** How long a call can wait when not all can be served; `always`: never refused for want of time. */
type Urgency = 'later' | 'now' | 'always';

/** By the contract’s tag. Help, directory and reading go last: they are served as long as anything is. */
const URGENCY: Readonly<Record<string, Urgency>> = {
  platform: 'always',
  directory: 'always',
  corrections: 'always',
  learning: 'always',
  chat: 'now',
  auth: 'now',
  admin: 'now',
  moderation: 'now',
  community: 'later',
  testimonials: 'later',
  suggestions: 'later',
  impact: 'later',
};
/** A post that endangers somebody is told of here. */
const REPORT = /\/reports$/;

/** Milliseconds for which the event loop comes late, from which on calls of an urgency are refused. */
const TOO_LATE: Readonly<Record<Urgency, number>> = {
  later: 150,
  now: 600,
  always: Number.POSITIVE_INFINITY,
};
const SAMPLE_EVERY = 250;
const RESOLUTION = 20;

/** The time for this call is lacking: others are served meanwhile. */
export class Overloaded extends Unavailable {
  constructor() {
    super();
    this.name = 'Overloaded';
  }
}

export interface LoadWatch {
  /** @throws Overloaded while the server comes too late for calls as urgent as this one. */
  require(endpoint: Pick<Endpoint, 'tag' | 'path'>): void;
  /** Milliseconds by which the event loop comes late, of the last samples. */
  delay(): number;
  /** Calls that were refused so far. */
  refused(): number;
  /** Takes one sample, milliseconds. */
  note(delay: number): void;
}

/** Counts a delay only when it lasts for two samples: one hiccup is over before anybody could be spared it. */
export function createLoadWatch(logger: Pick<FastifyBaseLogger, 'info' | 'warn'>): LoadWatch {
  let [before, last, refused] = [0, 0, 0];
  let isLate = false;
  const delay = () => Math.min(before, last);
  return {
    require({ tag, path }) {
      if (delay() < TOO_LATE[urgencyOf(tag, path)]) return;
      refused += 1;
      throw new Overloaded();
    },
    delay,
    refused: () => refused,
    note(sample) {
      [before, last] = [last, sample];
      const wasLate = isLate;
      isLate = delay() >= TOO_LATE.later;
      if (isLate && !wasLate) logger.warn('more comes than can be served: what can wait is refused');
      if (wasLate && !isLate) logger.info('all calls are served again');
    },
  };
}

/** @throws Error for a tag of which nobody has said how long it can wait. */
export function urgencyOf(tag: string, path: string): Urgency {
  const urgency = URGENCY[tag];
  if (!urgency) throw new Error(`nobody has said how long calls of ${tag} can wait`);
  return urgency === 'later' && REPORT.test(path) ? 'now' : urgency;
}

/** Feeds the watch from this process's own event loop. Not before the server has learned: that takes its time. */
export function watchEventLoop(load: Pick<LoadWatch, 'note'>): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  const sample = () => {
    // Empty after less than one tick.
    const mean = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6;
    load.note(Math.max(0, mean - RESOLUTION));
    histogram.reset();
  };
  setInterval(sample, SAMPLE_EVERY).unref();
}
