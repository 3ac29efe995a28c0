import { splitPath } from '@salama/contract/language.ts';
import { readFlag, remove, write } from '../../lib/storage.ts';

/** `ask`: not answered. `declined`: too young. `open`: the app proceeds. */
export type Gate = 'ask' | 'declined' | 'open';

/** Whoever is asked for consent may read first what they consent to. */
const ALWAYS_OPEN = '/privacy-policy';

export function readGate(): Gate {
  if (readFlag('too_young')) return 'declined';
  return readFlag('consent') && readFlag('age_verified') ? 'open' : 'ask';
}

export function acceptAge(): void {
  setFlags({ ageVerified: true, tooYoung: false });
}

export function declineAge(): void {
  setFlags({ ageVerified: false, tooYoung: true });
}

export function resetAge(): void {
  remove('consent', 'age_verified', 'too_young');
}

/** The gate for an address. The style sheet shows what the root element names and hides the page behind it. */
export function showGate(gate: Gate, pathname: string): void {
  const root = document.documentElement;
  if (gate === 'open' || splitPath(pathname).path.replace(/\/$/, '') === ALWAYS_OPEN)
    delete root.dataset['gate'];
  else root.dataset['gate'] = gate;
}

/** Both answers count as having answered; `consent` alone never opens the gate. */
function setFlags({ ageVerified, tooYoung }: { ageVerified: boolean; tooYoung: boolean }): void {
  write('consent', true);
  write('age_verified', ageVerified);
  write('too_young', tooYoung);
}
