import type { Widen } from '../lib/messages.tsx';
import type { auth } from './en/auth.ts';
import type { chat } from './en/chat.ts';
import type { community } from './en/community.ts';
import type { home } from './en/home.ts';
import type { keeping } from './en/keeping.ts';
import type { launcher } from './en/launcher.ts';
import type { pages } from './en/pages.ts';
import type { shell } from './en/shell.ts';
import type { tracker } from './en/tracker.ts';

/** Every namespace and its shape; English sets it, the other languages are checked against it. */
export interface Catalogues {
  auth: Widen<typeof auth>;
  chat: Widen<typeof chat>;
  community: Widen<typeof community>;
  home: Widen<typeof home>;
  keeping: Widen<typeof keeping>;
  launcher: Widen<typeof launcher>;
  pages: Widen<typeof pages>;
  shell: Widen<typeof shell>;
  tracker: Widen<typeof tracker>;
}
