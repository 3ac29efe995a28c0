import { create } from 'zustand';

/** What has just been saved, for the list that one comes back to. */
export const useSaved = create<{ text: string }>(() => ({ text: '' }));
