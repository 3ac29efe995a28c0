import { createStore } from 'zustand';
import { useStore } from 'zustand/react';

/** Whether this tab has said that no language model may read its messages. Kept in its memory alone. */
const refusal = createStore(() => ({ isRefused: false }));

export const refuseModel = (isRefused: boolean) => refusal.setState({ isRefused });
export const isModelRefused = () => refusal.getState().isRefused;
export const useModelRefused = () => useStore(refusal, (state) => state.isRefused);
