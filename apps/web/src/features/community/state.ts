import type { Question } from '@salama/contract/community/schemas.ts';
import { createStore, type StoreApi } from 'zustand';
import { useStore } from 'zustand/react';
import { readCredentials } from '../../lib/credentials.ts';
import { onFarewell } from '../../lib/farewell.ts';
import { lazyApi } from '../../lib/lazy-api.ts';
import { noteVoted } from '../../lib/own-marks.ts';
import type { Target } from './api.ts';
import {
  type Board,
  type BoardFault,
  emptyBoard,
  type Filter,
  faultOf,
  findQuestion,
  liked,
  loaded,
  opened,
  prepended,
  removed,
  replaced,
  unliked,
} from './board.ts';
import { keepBoard, readBoard } from './storage.ts';

/** Runs a call of the board. */
export const callBoard = lazyApi(() => import('./api.ts'));

interface Actions {
  /** Shows the kept list at once and loads page 1, unless this visitor has it loaded before. */
  start(): Promise<void>;
  /** Loads page 1 again: after a failure, or for another filter. */
  reload(filter?: Partial<Filter>): Promise<void>;
  /** Loads what holds these words; nothing happens when they are the same as before. */
  search(words: string): void;
  loadMore(): Promise<void>;
  /** Opens a discussion: what the list knows of it at once, then the whole. */
  open(id: string): Promise<void>;
  /** Votes for a question at once and takes it back when the server does not count it. */
  vote(id: string): Promise<void>;
  voteOnAnswer(target: Required<Target>): Promise<void>;
  /** Deletes one's own post. True when it is gone. */
  remove(target: Target, receipt?: string): Promise<boolean>;
  prepend(question: Question): void;
  replace(question: Question): void;
  fail(error: BoardFault): void;
  dismissError(): void;
  /** Empties everything: logout, Exit. An answer still on its way is dropped. */
  reset(): void;
}
export type BoardState = Board & Actions;

type Set = StoreApi<BoardState>['setState'];
type Get = StoreApi<BoardState>['getState'];

export function createBoard() {
  return createStore<BoardState>()((set, get) => ({
    ...emptyBoard,
    ...listing(set, get),
    ...discussion(set, get),
    ...voting(set, get),
    prepend(question) {
      set((state) => prepended(state, question));
      keep(get());
    },
    replace: (question) => set((state) => replaced(state, question)),
    fail: (error) => set({ error }),
    dismissError: () => set({ error: undefined }),
  }));
}

function listing(set: Set, get: Get): Pick<Actions, 'start' | 'reload' | 'search' | 'loadMore' | 'reset'> {
  /** Grows with every first page asked for, so that a late answer of an earlier filter is dropped. */
  let turn = 0;
  /** For whom the list was loaded: votes and one's own posts are marked in it. */
  let reader: string | undefined;
  async function load(page: number): Promise<void> {
    if (page === 1) turn += 1;
    reader = readCredentials().token;
    const started = turn;
    set({ loading: page === 1 ? 'first' : 'more', error: undefined, hasFailed: false });
    const outcome = await callBoard((api) => api.list(queryOf(get().filter, page)));
    if (turn !== started) return;
    if (outcome.ok) set((state) => loaded(state, page, outcome.data));
    else set({ loading: undefined, error: faultOf('questionsLoad', outcome), hasFailed: page === 1 });
    keep(get());
  }
  return {
    async start() {
      if (isListed(get()) && readCredentials().token === reader) return;
      if (get().questions.length === 0) set(keptList());
      await load(1);
    },
    async reload(filter = {}) {
      set((state) => ({ filter: { ...state.filter, ...filter } }));
      await load(1);
    },
    search(words) {
      if (words !== get().filter.search) void get().reload({ search: words });
    },
    async loadMore() {
      if (!get().loading) await load(get().page + 1);
    },
    reset() {
      turn += 1;
      set(emptyBoard);
    },
  };
}

function discussion(set: Set, get: Get): Pick<Actions, 'open' | 'remove'> {
  return {
    async open(id) {
      const known = findQuestion(get(), id) ?? readBoard().questions.find(({ _id }) => _id === id);
      set({ openedId: id, opened: known, opening: 'loading', error: undefined });
      const outcome = await callBoard((api) => api.read(id));
      if (get().openedId !== id) return;
      if (outcome.ok) set((state) => opened(state, outcome.data.question));
      else if (outcome.status === 404)
        set((state) => ({ ...removed(state, id), opened: undefined, opening: 'gone' }));
      else set({ opening: 'failed', error: faultOf('questionLoad', outcome) });
    },
    async remove(target, receipt) {
      set({ error: undefined });
      const outcome = await callBoard((api) => api.remove(target, receipt));
      if (!outcome.ok) set({ error: faultOf('postDelete', outcome) });
      else {
        const { question } = outcome.data;
        set((state) => (question ? replaced(state, question) : removed(state, target.id)));
      }
      keep(get());
      return outcome.ok;
    },
  };
}

function voting(set: Set, get: Get): Pick<Actions, 'vote' | 'voteOnAnswer'> {
  return {
    async vote(id) {
      const question = findQuestion(get(), id);
      if (!question || question.hasVoted || get().likedQuestionIds.includes(id)) return;
      set((state) => liked(state, id));
      const outcome = await callBoard((api) => api.vote({ id }));
      if (outcome.ok) {
        noteVoted(id);
        set((state) => replaced(state, outcome.data.question));
      } else set((state) => unliked(state, id, faultOf('questionVote', outcome)));
      keep(get());
    },
    async voteOnAnswer(target) {
      set({ error: undefined });
      const outcome = await callBoard((api) => api.vote(target));
      if (outcome.ok) {
        noteVoted(target.answerId);
        set((state) => replaced(state, outcome.data.question));
      } else set({ error: faultOf('answerVote', outcome) });
    },
  };
}

function isListed({ loading, page, questions }: Board): boolean {
  return loading !== undefined || (page > 0 && questions.length > 0);
}

function keptList(): Partial<Board> {
  const { questions, likedQuestionIds } = readBoard();
  return { questions, likedQuestionIds };
}

/** Only the whole list is kept on the device, never what somebody looked for. */
function keep({ questions, filter, likedQuestionIds, page }: Board): void {
  if (filter.search || filter.tag !== undefined || filter.lang || page === 0) return;
  keepBoard({ questions, likedQuestionIds, hasLoadedInitial: true });
}

function queryOf({ search, tag, lang }: Filter, page: number) {
  return { page, ...(search && { search }), ...(tag !== undefined && { tag }), ...(lang && { lang }) };
}

/** The one board of this page load. */
const board = createBoard();
onFarewell(() => board.getState().reset());

export function useBoard<T>(select: (state: BoardState) => T): T {
  return useStore(board, select);
}

export function boardFilter(): Filter {
  return board.getState().filter;
}

export function boardActions(): Actions {
  return board.getState();
}
