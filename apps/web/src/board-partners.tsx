import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from './features/auth/state.ts';
import { CountryPicker } from './features/chat/components/country-picker.tsx';
import { useCountry } from './features/chat/country.ts';
import { checkDanger, prepareDangerCheck } from './features/chat/danger-check.ts';
import { type Partners, PartnersProvider } from './features/community/partners.ts';
import { readGate } from './features/consent/gate.ts';
import { readCredentials } from './lib/credentials.ts';

/** Brings together what the pages of the board need of other features. */
export function BoardPartners({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const country = useCountry((state) => state.country);
  const isGateOpen = useSyncExternalStore(listenToGate, isOpen, () => false);
  const accountName = user?.username;
  const partners = useMemo<Partners>(
    () => ({
      ...{ accountName, country, isGateOpen, ensureVisitor, checkDanger, prepareDanger },
      countryPicker: <CountryPicker />,
    }),
    [accountName, country, isGateOpen],
  );
  return <PartnersProvider value={partners}>{children}</PartnersProvider>;
}

/** An account is known by its token; anybody else gets a signed session before the first vote, post or report. */
async function ensureVisitor(): Promise<boolean> {
  if (readCredentials().token) return true;
  try {
    const { ensureAnonymousSession } = await import('./features/auth/session.ts');
    return (await ensureAnonymousSession()) !== undefined;
  } catch {
    return false;
  }
}

/** With the rules comes the reader of their texts: from then on help shows even when the network is gone. */
function prepareDanger(): void {
  const wanted = [prepareDangerCheck(), import('./components/markdown-tree.tsx')];
  void Promise.all(wanted).catch(() => undefined);
}

function isOpen(): boolean {
  return readGate() === 'open';
}

/** The gate answers outside React; it names its state on the root element. */
function listenToGate(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-gate'] });
  return () => observer.disconnect();
}
