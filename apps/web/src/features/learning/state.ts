import type { Category, Material } from '@salama/contract/learning/schemas.ts';
import { create } from 'zustand';
import { lazyApi } from '../../lib/lazy-api.ts';
import type { Changes } from './api.ts';
import type { CardName } from './materials.ts';

/** Runs a call of the library. */
export const callLibrary = lazyApi(() => import('./api.ts'));

interface LearningState {
  /** Undefined until the server has answered: the library is shown as it was built. */
  changes: Changes | undefined;
  /** What administrators added, by category, as far as it was looked at; they add nothing to shelves. */
  added: Partial<Record<CardName, Material[]>>;
  /** The last thing asked of the server did not come. */
  failed: boolean;
}

const nothing: LearningState = { changes: undefined, added: {}, failed: false };

export const useLearning = create<LearningState>(() => nothing);

/** Asks once what administrators changed; again after a failure. */
export async function learnChanges(): Promise<void> {
  if (useLearning.getState().changes) return;
  const outcome = await callLibrary((api) => api.changes());
  useLearning.setState(outcome.ok ? { changes: outcome.data, failed: false } : { failed: true });
}

/** Fetches what was added to a category, if anything was. */
export async function loadAdded(category: Category): Promise<void> {
  await learnChanges();
  const { changes, added } = useLearning.getState();
  if (!changes?.added[category] || added[category]) return;
  const outcome = await callLibrary((api) => api.added(category));
  if (!outcome.ok) return useLearning.setState({ failed: true });
  useLearning.setState((now) => ({ added: { ...now.added, [category]: outcome.data }, failed: false }));
}

/** Forgets everything: for tests. */
export function resetLearning(): void {
  useLearning.setState(nothing, true);
}
