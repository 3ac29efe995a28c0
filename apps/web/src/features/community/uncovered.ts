import type { Answer } from '@salama/contract/community/schemas.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { onFarewell } from '../../lib/farewell.ts';

/** The covered posts that this reader has asked to see, until Exit. */
const store = createStore<{ ids: readonly string[] }>()(() => ({ ids: [] }));

onFarewell(() => store.setState({ ids: [] }));

/** Whether a post stands behind one tap that nobody here has given yet. */
export function useIsCovered(post: Pick<Answer, '_id' | 'covered'> | undefined): boolean {
  return useStore(store, ({ ids }) => post?.covered === true && !ids.includes(post._id));
}

export function uncover(id: string): void {
  store.setState(({ ids }) => ({ ids: [...ids, id] }));
}
