import { prepareDangerCheck } from './features/chat/danger-check.ts';
import { readCredentials } from './lib/credentials.ts';

/** What whoever writes something needs of other features, whichever feature they write in. */

/** An account is known by its token; anybody else gets a signed session before the first vote, post or report. */
export async function ensureVisitor(): Promise<boolean> {
  if (readCredentials().token) return true;
  try {
    const { ensureAnonymousSession } = await import('./features/auth/session.ts');
    return (await ensureAnonymousSession()) !== undefined;
  } catch {
    return false;
  }
}

/** With the rules comes the reader of their texts: from then on help shows even when the network is gone. */
export function prepareDanger(): void {
  const wanted = [prepareDangerCheck(), import('./components/markdown-tree.tsx')];
  void Promise.all(wanted).catch(() => undefined);
}
