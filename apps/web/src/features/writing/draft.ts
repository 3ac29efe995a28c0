import type { Help } from '@salama/contract/help.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { onFarewell } from '../../lib/farewell.ts';
import type { Refused } from '../../lib/http.ts';
import { moreTelling } from '../../lib/more-telling.ts';
import type { Author } from './author.ts';
import { checkDanger } from './danger-check.ts';
import { createSender, type Post } from './sender.ts';

/** Why it was not taken: the server's sentence where it gave one, or that it was not reached. */
export interface Failure {
  message?: string;
  unreachable?: boolean;
}

/** Something that is being written; it lives in memory only. */
export type Draft<Written, Fault, Done> = Written & {
  isSending: boolean;
  /** Why a rule of this device refused it; its text is kept. */
  fault: Fault | undefined;
  failure: Failure | undefined;
  /** For its author, when it tells of danger. */
  help: Help | undefined;
  /** What stays to be shown after the last that was sent. */
  done: Done | undefined;
};

interface DraftOptions<Written, Fault, Data, Done> extends Post<Draft<Written, Fault, Done>, Fault, Data> {
  empty: Written;
  /** It was taken: what of the emptied draft is not empty. `help` is the server's, or what this device found. */
  sent(
    data: Data,
    help: Help | undefined,
    before: Draft<Written, Fault, Done>,
  ): Partial<Draft<Written, Fault, Done>>;
  /** It was not: for those who say so elsewhere than in the form. */
  failed?(refused: Refused): void;
}

/** A text with what travels beside it, emptied when its writer leaves. */
export function createDraft<Written extends object, Fault, Data, Done>({
  empty,
  sent,
  failed,
  ...post
}: DraftOptions<Written, Fault, Data, Done>) {
  type State = Draft<Written, Fault, Done>;
  const nothing: State = {
    ...empty,
    isSending: false,
    fault: undefined,
    failure: undefined,
    help: undefined,
    done: undefined,
  };
  const store = createStore<State>()(() => nothing);
  const set = (change: Partial<Draft<object, Fault, Done>>) =>
    store.setState((now) => ({ ...now, ...change }));
  const sender = createSender({
    ...post,
    begin: (_written, fault) => set({ fault, failure: undefined, help: undefined, isSending: !fault }),
    help: (help) => set({ help }),
    end(outcome, found) {
      if (outcome.ok) {
        const help = outcome.help ?? found;
        store.setState({ ...nothing, help, ...sent(outcome.data, help, store.getState()) });
        return;
      }
      set({ isSending: false, failure: failureOf(outcome), help: moreTelling(outcome.help, found) });
      failed?.(outcome);
    },
  });
  /** Emptied: another one, logout, Exit. `keepsSent`: what is on its way stays, and nothing of what went before it. */
  function reset(keepsSent = false): void {
    if (sender.leave(keepsSent)) set({ done: undefined });
    else store.setState(nothing);
  }
  onFarewell(reset);
  return {
    use: () => useStore(store),
    edit: (change: Partial<State>) => store.setState((now) => ({ ...now, fault: undefined, ...change })),
    send: (author: Author) => sender.send(store.getState(), author),
    reset,
    /** Shows help when what is being written tells of danger; nothing is sent. */
    async look({ language, country }: Author): Promise<void> {
      const help = await checkDanger(post.words(store.getState()), language, country);
      // Exit or logout may have emptied it meanwhile.
      if (help && post.words(store.getState())) set({ help });
    },
  };
}

export function failureOf({ reason, message }: Refused): Failure {
  return reason === 'refused' ? { ...(message && { message }) } : { unreachable: true };
}
