import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { readCredentials } from '../../lib/credentials.ts';
import { onFarewell } from '../../lib/farewell.ts';
import { lazyApi } from '../../lib/lazy-api.ts';
import { shownHere } from '../../lib/own-marks.ts';
import { keepStories, readStories } from './storage.ts';

/** Runs a call about stories. */
export const callStories = lazyApi(() => import('./api.ts'));

interface Stories {
  stories: readonly Testimonial[];
  /** `kept`: from this device, the server has not answered yet. `failed`: nothing is known of what others told. */
  status: 'empty' | 'loading' | 'kept' | 'loaded' | 'failed';
  /** The server's own sentence, where it gave one. */
  message?: string | undefined;
}

const nothing: Stories = { stories: [], status: 'empty' };
const store = createStore<Stories>()(() => nothing);
onFarewell(resetStories);

/** For whom the list was loaded: one's own stories are marked in it. */
let reader: string | undefined;

export function useStories(): Stories {
  return useStore(store);
}

/** Shows the kept list at once, then the server's, unless this visitor has it already. */
export async function startStories(): Promise<void> {
  const { status } = store.getState();
  if (status === 'loading' || (status === 'loaded' && reader === readCredentials().token)) return;
  if (status === 'empty' || status === 'failed') {
    const stories = readStories();
    store.setState(stories.length > 0 ? { stories, status: 'kept' } : { status: 'loading' });
  }
  await reloadStories();
}

/** What is kept stays when it fails; with nothing kept, that is said. */
export async function reloadStories(): Promise<void> {
  reader = readCredentials().token;
  const outcome = await callStories((api) => api.list());
  if (outcome.ok) {
    store.setState({ stories: shownHere(outcome.data), status: 'loaded' });
    keepStories(outcome.data);
  } else
    store.setState(({ status }) => ({
      status: status === 'loading' ? 'failed' : status,
      message: outcome.reason === 'refused' ? outcome.message : undefined,
    }));
}

/** Empties everything: logout, Exit. */
export function resetStories(): void {
  store.setState(nothing);
}
