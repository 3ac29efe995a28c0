import { create } from 'zustand';
import { adminApi, type SecondFactorState } from './api.ts';
import { type Fault, faultOf } from './fault.ts';

interface Protection {
  state: SecondFactorState | undefined;
  fault: Fault | undefined;
}

const EMPTY: Protection = { state: undefined, fault: undefined };

/** Whether the desk wants a code before it opens; kept while one goes from tab to tab. */
export const useProtection = create<Protection>(() => EMPTY);

export async function loadProtection(): Promise<void> {
  useProtection.setState({ fault: undefined });
  const outcome = await adminApi.secondFactor();
  if (outcome.ok) useProtection.setState({ state: outcome.data, fault: undefined });
  else useProtection.setState({ fault: faultOf('protection', outcome) });
}

/** For the next person at this device. */
export function forgetProtection(): void {
  useProtection.setState(EMPTY);
}
