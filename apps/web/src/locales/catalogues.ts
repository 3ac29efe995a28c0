import type { admin } from './en/admin.ts';
import type { auth } from './en/auth.ts';
import type { chat } from './en/chat.ts';
import type { community } from './en/community.ts';
import type { corrections } from './en/corrections.ts';
import type { device } from './en/device.ts';
import type { directory } from './en/directory.ts';
import type { home } from './en/home.ts';
import type { keeping } from './en/keeping.ts';
import type { landing } from './en/landing.ts';
import type { late } from './en/late.ts';
import type { launcher } from './en/launcher.ts';
import type { learning } from './en/learning.ts';
import type { pages } from './en/pages.ts';
import type { play } from './en/play.ts';
import type { profile } from './en/profile.ts';
import type { reply } from './en/reply.ts';
import type { review } from './en/review.ts';
import type { shell } from './en/shell.ts';
import type { suggestions } from './en/suggestions.ts';
import type { testimonials } from './en/testimonials.ts';
import type { traces } from './en/traces.ts';
import type { tracker } from './en/tracker.ts';

/** The shape of a catalogue without its English words: texts are strings or functions that return one. Lists come from `content/`. */
export type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T extends readonly unknown[]
      ? T
      : { [K in keyof T]: Widen<T[K]> };

/** Every namespace and its shape; English sets it, the other languages are checked against it. */
export interface Catalogues {
  admin: Widen<typeof admin>;
  auth: Widen<typeof auth>;
  chat: Widen<typeof chat>;
  community: Widen<typeof community>;
  corrections: Widen<typeof corrections>;
  device: Widen<typeof device>;
  directory: Widen<typeof directory>;
  home: Widen<typeof home>;
  keeping: Widen<typeof keeping>;
  late: Widen<typeof late>;
  launcher: Widen<typeof launcher>;
  learning: Widen<typeof learning>;
  pages: Widen<typeof pages>;
  play: Widen<typeof play>;
  reply: Widen<typeof reply>;
  landing: Widen<typeof landing>;
  suggestions: Widen<typeof suggestions>;
  testimonials: Widen<typeof testimonials>;
  traces: Widen<typeof traces>;
  profile: Widen<typeof profile>;
  review: Widen<typeof review>;
  shell: Widen<typeof shell>;
  tracker: Widen<typeof tracker>;
}
