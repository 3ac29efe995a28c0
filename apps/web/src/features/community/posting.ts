import { answerFault, cleanTags, type PostFault, questionFault } from '@salama/contract/community/rules.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import type { EnsureVisitor } from '../../lib/as-visitor.ts';
import { onFarewell } from '../../lib/farewell.ts';
import type { Outcome } from '../../lib/http.ts';
import { moreTelling } from '../../lib/more-telling.ts';
import { noteWritten } from '../../lib/own-marks.ts';
import type { Posted } from './api.ts';
import { faultOf } from './board.ts';
import { boardActions } from './state.ts';
import { withApi } from './with-api.ts';

/** Looks for danger on this device, before any network. */
export type CheckDanger = (
  text: string,
  language: Language,
  country: Country | undefined,
) => Promise<Help | undefined>;

/** Who posts, and what a post needs of other features. */
export interface Author {
  language: Language;
  country: Country | undefined;
  ensureVisitor: EnsureVisitor;
  checkDanger: CheckDanger;
}

/** A post that is being written; it lives in memory only. */
export interface Draft {
  content: string;
  tags: string[];
  /** Signed with the account's name. Off unless chosen. */
  isSigned: boolean;
  isSending: boolean;
  /** Why a rule of this device refused it; its text is kept. */
  fault: PostFault | undefined;
  /** For its author, when it tells of danger. */
  help: Help | undefined;
  /** What stays to be shown after the last post made here. */
  after: Aftermath | undefined;
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

const emptyDraft: Draft = {
  content: '',
  tags: [],
  isSigned: false,
  isSending: false,
  fault: undefined,
  help: undefined,
  after: undefined,
};

/** What happened just now, said in one line. `id`: of the question it happened to. */
export interface Event {
  kind: 'posted' | 'answered' | 'held' | 'deleted';
  id: string;
  /** The new answer. */
  answerId?: string;
}

/** Drafts by place: `NEW_QUESTION`, or the id of the question that is answered. */
interface Posting {
  drafts: Record<string, Draft>;
  event: Event | undefined;
}

export const NEW_QUESTION = 'new';

const posting = createStore<Posting>()(() => ({ drafts: {}, event: undefined }));
onFarewell(resetPosting);

export function useDraft(place: string): Draft {
  return useStore(posting, ({ drafts }) => drafts[place] ?? emptyDraft);
}

export function useEvent(): Event | undefined {
  return useStore(posting, ({ event }) => event);
}

export function editDraft(place: string, change: Partial<Draft>): void {
  posting.setState(({ drafts }) => ({
    drafts: { ...drafts, [place]: { ...(drafts[place] ?? emptyDraft), fault: undefined, ...change } },
  }));
}

export function tell(event: Event): void {
  posting.setState({ event });
}

/** It has been read, or its time is over. Another that came in between stays. */
export function dropEvent(dropped: Event): void {
  posting.setState(({ event }) => ({ event: event === dropped ? undefined : event }));
}

/** Posts the question that is being written. Its text stays until the server has it. */
export async function postQuestion(author: Author): Promise<void> {
  const draft = draftOf(NEW_QUESTION);
  const tags = cleanTags(draft.tags);
  await send(NEW_QUESTION, 'questionCreate', questionFault(draft.content, tags), author, (body) =>
    withApi((api) => api.create({ ...body, tags }, author.ensureVisitor)),
  );
}

export async function postAnswer(id: string, author: Author): Promise<void> {
  await send(id, 'answerAdd', answerFault(draftOf(id).content), author, (body) =>
    withApi((api) => api.answer(id, body, author.ensureVisitor)),
  );
}

/** Shows help when the text that is being written tells of danger; nothing is sent. */
export async function lookForDanger(place: string, author: Author): Promise<void> {
  const help = await author.checkDanger(draftOf(place).content, author.language, author.country);
  // Exit or logout may have emptied it meanwhile.
  const { content, fault } = draftOf(place);
  if (help && content) editDraft(place, { fault, help });
}

/** Empties drafts and codes: logout, Exit. `keepsSent`: a post that is on its way stays, for its receipt. */
export function resetPosting(keepsSent = false): void {
  posting.setState(({ drafts }) => ({
    drafts: Object.fromEntries(
      Object.entries(drafts)
        .filter(([, { isSending }]) => keepsSent && isSending)
        .map(([place, draft]) => [place, { ...draft, after: undefined }]),
    ),
    event: undefined,
  }));
}

interface Body {
  content: string;
  isAnonymous: boolean;
  language: Language;
  country?: Country;
}

/** Danger first: its help shows even when a rule or the network stops the post. */
async function send(
  place: string,
  action: 'questionCreate' | 'answerAdd',
  fault: PostFault | undefined,
  { language, country, checkDanger }: Author,
  deliver: (body: Body) => Promise<Outcome<Posted>>,
): Promise<void> {
  const { content, isSigned, isSending } = draftOf(place);
  if (isSending) return;
  boardActions().dismissError();
  editDraft(place, { fault, isSending: !fault, help: undefined });
  const help = await checkDanger(content, language, country);
  if (help) editDraft(place, { fault, help });
  if (!isWaiting(place)) return;
  const outcome = await deliver({
    ...{ content: content.trim(), isAnonymous: !isSigned, language },
    ...(country && { country }),
  });
  if (!isWaiting(place)) return;
  if (outcome.ok) accept(place, outcome.data, outcome.help);
  else {
    editDraft(place, { isSending: false, help: moreTelling(outcome.help, help) });
    boardActions().fail(faultOf(action, outcome));
  }
}

/** A rule may have stopped the post, or Exit or logout emptied it while it was on its way. */
function isWaiting(place: string): boolean {
  return draftOf(place).isSending;
}

function accept(place: string, { question, answerId, receipt }: Posted, help: Help | undefined): void {
  const { after, help: shownHelp, isSigned } = draftOf(place);
  editDraft(place, {
    ...{ ...emptyDraft, isSigned },
    after: {
      postId: answerId ?? question._id,
      help: help ?? shownHelp,
      isAnnounced: shownHelp !== undefined,
      receipts: [...(after?.receipts ?? []), ...(receipt ? [receipt] : [])],
    },
  });
  noteWritten(answerId ?? question._id);
  if (place === NEW_QUESTION) boardActions().prepend(question);
  else boardActions().replace(question);
  const post = answerId === undefined ? question : question.answers.find(({ _id }) => _id === answerId);
  const isHeld = post?.moderation === 'held';
  tell({
    kind: isHeld ? 'held' : answerId === undefined ? 'posted' : 'answered',
    id: question._id,
    ...(answerId !== undefined && { answerId }),
  });
}

function draftOf(place: string): Draft {
  return posting.getState().drafts[place] ?? emptyDraft;
}
