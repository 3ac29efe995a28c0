import { prepareDangerCheck } from '../../features/writing/danger-check.ts';
import { readCredentials } from '../../lib/credentials.ts';
import type { Refused } from '../../lib/http.ts';

/** What whoever writes something needs of other features, whichever feature they write in. */

/** An account is known by its token; anybody else gets a signed session before the first vote, post or report. */
export async function ensureVisitor(): Promise<Refused | undefined> {
  if (readCredentials().token) return undefined;
  try {
    const { ensureAnonymousSession } = await import('../../features/auth/session.ts');
    const session = await ensureAnonymousSession();
    return session.ok ? undefined : session;
  } catch {
    return { ok: false, reason: 'network' };
  }
}

/** With the rules come a card's parts: from then on help shows even when the network is gone. */
export function prepareDanger(): void {
  const wanted = [
    prepareDangerCheck(),
    import('../../lib/help-elsewhere.ts'),
    import('../../components/markdown-tree.tsx'),
    import('../../components/help-card.tsx'),
  ];
  void Promise.all(wanted).catch(() => undefined);
}
