import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { testimonialFault } from '@salama/contract/testimonials/rules.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { asWriter } from '../../lib/as-visitor.ts';
import { onFarewell } from '../../lib/farewell.ts';
import type { Outcome, Refused } from '../../lib/http.ts';
import { moreTelling } from '../../lib/more-telling.ts';
import { noteWritten } from '../../lib/own-marks.ts';
import type { Told } from './api.ts';
import type { StoryPartners } from './partners.ts';
import { reloadStories, withStories } from './state.ts';

/** A story that is being written; it lives in memory only. */
export interface Draft {
  rating: number;
  story: string;
  isAnonymous: boolean;
  name: string;
  location: string;
}

interface Telling {
  draft: Draft;
  isOpen: boolean;
  isSending: boolean;
  /** Why a rule of this device refused it; its text is kept. */
  fault: ErrorCode | undefined;
  /** The server said no, with its reason where it gave one. */
  failure: { message?: string; unreachable?: boolean } | undefined;
  /** For its author, when it tells of danger. */
  help: Help | undefined;
  /** What stays to be shown after the last story told here. */
  told: Pick<Told, 'receipt' | 'notice'> | undefined;
}

const emptyDraft: Draft = {
  rating: limits.testimonials.rating.default,
  story: '',
  isAnonymous: true,
  name: '',
  location: '',
};
const nothing: Telling = {
  draft: emptyDraft,
  isOpen: false,
  isSending: false,
  fault: undefined,
  failure: undefined,
  help: undefined,
  told: undefined,
};
const store = createStore<Telling>()(() => nothing);
onFarewell(resetTelling);

export function useTelling(): Telling {
  return useStore(store);
}

export function openForm(isOpen: boolean): void {
  store.setState({ isOpen, told: undefined });
}

export function editStory(change: Partial<Draft>): void {
  store.setState(({ draft }) => ({ draft: { ...draft, ...change }, fault: undefined }));
}

export function forgetReceipt(): void {
  store.setState(({ told }) => ({ told: told && { ...(told.notice && { notice: told.notice }) } }));
}

/** Empties the draft and what came after: logout, Exit. `keepsSent`: a story that is on its way stays. */
export function resetTelling(keepsSent = false): void {
  if (!keepsSent || !store.getState().isSending) store.setState(nothing);
}

type Author = Pick<StoryPartners, 'country' | 'checkDanger' | 'ensureVisitor'>;

/** Danger first: its help shows even when a rule or the network stops the story. */
export async function sendStory(language: Language, author: Author): Promise<void> {
  const { draft, isSending } = store.getState();
  if (isSending) return;
  const fault = faultOf(draft);
  store.setState({ fault, failure: undefined, help: undefined, isSending: !fault });
  const help = await author.checkDanger(draft.story, language, author.country);
  if (help) store.setState({ help });
  if (!store.getState().isSending) return;
  const outcome = await deliver(draft, language, author);
  // Exit or logout may have emptied it while it was on its way.
  if (!store.getState().isSending) return;
  if (!outcome.ok) return refuse(outcome, help);
  const { receipt, notice, testimonial } = outcome.data;
  noteWritten(testimonial._id);
  const told = { ...(receipt && { receipt }), ...(notice && { notice }) };
  store.setState({ ...nothing, help: outcome.help ?? help, told });
  await reloadStories();
}

function deliver(
  draft: Draft,
  language: Language,
  { country, ensureVisitor }: Author,
): Promise<Outcome<Told>> {
  const { rating, story, isAnonymous } = draft;
  const [name, location] = isAnonymous ? ['', ''] : [draft.name.trim(), draft.location.trim()];
  const body = { rating, story: story.trim(), name, location, language, ...(country && { country }) };
  return asWriter(ensureVisitor, () => withStories((api) => api.create(body)));
}

/** The text stays in the form. */
function refuse({ reason, message, help }: Refused, found: Help | undefined): void {
  store.setState({
    isSending: false,
    failure: reason === 'refused' ? { ...(message && { message }) } : { unreachable: true },
    help: moreTelling(help, found),
  });
}

/** Unchecking "anonymous" makes both fields required, also when both are empty. */
function faultOf(draft: Draft): ErrorCode | undefined {
  const { isAnonymous, rating, story, name, location } = draft;
  if (isAnonymous) return testimonialFault({ rating, story, name: '', location: '' });
  const fault = testimonialFault({ rating, story, name, location });
  return fault ?? (name.trim() === '' ? 'FIELDS_REQUIRED' : undefined);
}
