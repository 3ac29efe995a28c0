import { answerFault, cleanTags, type PostFault, questionFault } from '@salama/contract/community/rules.ts';
import type { Help } from '@salama/contract/help.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { onFarewell } from '../../lib/farewell.ts';
import { noteWritten } from '../../lib/own-marks.ts';
import type { Author } from '../writing/author.ts';
import { createDraft } from '../writing/draft.ts';
import type { NewAnswer, Posted } from './api.ts';
import { faultOf } from './board.ts';
import { boardActions, callBoard } from './state.ts';

/** A post that is being written. */
interface Text {
  content: string;
  tags: string[];
  /** Signed with the account's name. Off unless chosen. */
  isSigned: boolean;
}

/** Shown beside a new post, so that it is in view when the page scrolls there. */
export interface Aftermath {
  /** Of the new question or answer. */
  postId: string;
  help: Help | undefined;
  /** The help was read out while the post was still on its way. */
  isAnnounced: boolean;
  /** Codes of anonymous posts, until their author says that they are kept. */
  receipts: string[];
}

/** What happened just now, said in one line. `id`: of the question it happened to. */
export interface Event {
  kind: 'posted' | 'answered' | 'held' | 'deleted';
  id: string;
  /** The new answer. */
  answerId?: string;
}

export const NEW_QUESTION = 'new';

const events = createStore<{ event: Event | undefined }>()(() => ({ event: undefined }));
onFarewell(() => events.setState({ event: undefined }));

export function useEvent(): Event | undefined {
  return useStore(events, ({ event }) => event);
}

export function tell(event: Event): void {
  events.setState({ event });
}

/** It has been read, or its time is over. Another that came in between stays. */
export function dropEvent(dropped: Event): void {
  events.setState(({ event }) => ({ event: event === dropped ? undefined : event }));
}

export type PostDraft = ReturnType<typeof createPost>;

const drafts = new Map<string, PostDraft>();

/** The draft of a place: `NEW_QUESTION`, or the id of the question that is answered. */
export function draftAt(place: string): PostDraft {
  const draft = drafts.get(place) ?? createPost(place);
  drafts.set(place, draft);
  return draft;
}

/** Posts what is being written. Its text stays until the server has it. */
export async function post(place: string, author: Author): Promise<void> {
  boardActions().dismissError();
  await draftAt(place).send(author);
}

function createPost(place: string) {
  const isQuestion = place === NEW_QUESTION;
  return createDraft<Text, PostFault, Posted, Aftermath>({
    empty: { content: '', tags: [], isSigned: false },
    fault: ({ content, tags }) =>
      isQuestion ? questionFault(content, cleanTags(tags)) : answerFault(content),
    words: ({ content }) => content,
    deliver: (text, author) =>
      callBoard((api) =>
        isQuestion
          ? api.create({ ...bodyOf(text, author), tags: cleanTags(text.tags) })
          : api.answer(place, bodyOf(text, author)),
      ),
    sent(posted, help, { isSigned, help: shown, done }) {
      accept(posted);
      const { question, answerId, receipt } = posted;
      const after = {
        postId: answerId ?? question._id,
        help,
        isAnnounced: shown !== undefined,
        receipts: [...(done?.receipts ?? []), ...(receipt ? [receipt] : [])],
      };
      return { isSigned, help: undefined, done: after };
    },
    failed: (refused) => boardActions().fail(faultOf(isQuestion ? 'questionCreate' : 'answerAdd', refused)),
  });
}

function bodyOf({ content, isSigned }: Text, { language, country }: Author): NewAnswer {
  return { content: content.trim(), isAnonymous: !isSigned, language, ...(country && { country }) };
}

/** The new post takes its place on the board, and is told. */
function accept({ question, answerId }: Posted): void {
  noteWritten(answerId ?? question._id);
  if (answerId === undefined) boardActions().prepend(question);
  else boardActions().replace(question);
  const written = answerId === undefined ? question : question.answers.find(({ _id }) => _id === answerId);
  const isHeld = written?.moderation === 'held';
  tell({
    kind: isHeld ? 'held' : answerId === undefined ? 'posted' : 'answered',
    id: question._id,
    ...(answerId !== undefined && { answerId }),
  });
}
