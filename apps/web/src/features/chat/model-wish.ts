import { createStore } from 'zustand';
import { useStore } from 'zustand/react';

/** Whether this tab has said that no language model may read its messages. Kept in its memory alone. */
const wish = createStore(() => ({ isRefused: false }));

export const refuseModel = (isRefused: boolean) => wish.setState({ isRefused });
export const isModelRefused = () => wish.getState().isRefused;
export const useModelRefused = () => useStore(wish, (state) => state.isRefused);
