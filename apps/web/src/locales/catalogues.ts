import type { Widen } from '../lib/messages.tsx';
import type { auth } from './en/auth.ts';
import type { chat } from './en/chat.ts';
import type { community } from './en/community.ts';
import type { home } from './en/home.ts';
import type { landing } from './en/landing.ts';
import type { launcher } from './en/launcher.ts';
import type { pages } from './en/pages.ts';
import type { profile } from './en/profile.ts';
import type { shell } from './en/shell.ts';
import type { suggestions } from './en/suggestions.ts';
import type { testimonials } from './en/testimonials.ts';
import type { traces } from './en/traces.ts';

/** Every namespace and its shape; English sets it, the other languages are checked against it. */
export interface Catalogues {
  auth: Widen<typeof auth>;
  chat: Widen<typeof chat>;
  community: Widen<typeof community>;
  home: Widen<typeof home>;
  launcher: Widen<typeof launcher>;
  pages: Widen<typeof pages>;
  landing: Widen<typeof landing>;
  suggestions: Widen<typeof suggestions>;
  testimonials: Widen<typeof testimonials>;
  traces: Widen<typeof traces>;
  profile: Widen<typeof profile>;
  shell: Widen<typeof shell>;
}
