import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../features/auth/state.ts';
import { type Partners, PartnersProvider } from '../../features/community/partners.ts';
import { readGate } from '../../features/consent/gate.ts';
import { CountryPicker } from '../../features/writing/country-picker.tsx';
import { checkDanger } from '../../features/writing/danger-check.ts';
import { useCountry } from '../../lib/country.ts';
import { ensureVisitor, prepareDanger } from './author-partners.ts';

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

function isOpen(): boolean {
  return readGate() === 'open';
}

/** The gate answers outside React; it names its state on the root element. */
function listenToGate(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-gate'] });
  return () => observer.disconnect();
}
