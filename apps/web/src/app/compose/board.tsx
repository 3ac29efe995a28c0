import { type ReactNode, useSyncExternalStore } from 'react';
import { useAuth } from '../../features/auth/state.ts';
import { DailyGuidelines } from '../../features/community/components/guidelines.tsx';
import { readGate } from '../../features/consent/gate.ts';
import { AccountName } from '../../features/writing/author.ts';

/** A page of the board: the account may sign, and the guidelines never cover the age gate. */
export function BoardPage({ children }: { children: ReactNode }) {
  const isGateOpen = useSyncExternalStore(listenToGate, isOpen, () => false);
  return (
    <SignedByAccount>
      {children}
      {isGateOpen && <DailyGuidelines />}
    </SignedByAccount>
  );
}

/** Where posts are written, whoever is here may sign with the account's name. */
export function SignedByAccount({ children }: { children: ReactNode }) {
  return <AccountName value={useAuth().user?.username}>{children}</AccountName>;
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
