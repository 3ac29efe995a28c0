import type { Country } from '@salama/contract/country.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { suggestionFault } from '@salama/contract/suggestions/rules.ts';
import type { SuggestionType } from '@salama/contract/suggestions/schemas.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { asWriter, type EnsureVisitor } from '../../lib/as-visitor.ts';
import { onFarewell } from '../../lib/farewell.ts';
import type { Outcome } from '../../lib/http.ts';
import { moreTelling } from '../../lib/more-telling.ts';
import type { NewSuggestion } from './api.ts';

/** What other features lend to the box; the page brings them together. */
export interface BoxPartners {
  country: Country | undefined;
  ensureVisitor: EnsureVisitor;
  checkDanger: (text: string, language: Language, country: Country | undefined) => Promise<Help | undefined>;
  prepareDanger: () => void;
}

/** A suggestion that is being written; it lives in memory only. */
interface Box {
  type: SuggestionType;
  suggestion: string;
  state: 'writing' | 'sending' | 'sent';
  fault: ErrorCode | undefined;
  failure: { message?: string; unreachable?: boolean } | undefined;
  help: Help | undefined;
}

const nothing: Box = {
  type: 'IMPROVEMENT',
  suggestion: '',
  state: 'writing',
  fault: undefined,
  failure: undefined,
  help: undefined,
};
const store = createStore<Box>()(() => nothing);
onFarewell(resetBox);

export function useBox(): Box {
  return useStore(store);
}

export function editBox(change: Partial<Pick<Box, 'type' | 'suggestion'>>): void {
  store.setState({ ...change, fault: undefined });
}

/** Begins anew: another suggestion, logout, Exit. `keepsSent`: one that is on its way stays. */
export function resetBox(keepsSent = false): void {
  if (!keepsSent || store.getState().state !== 'sending') store.setState(nothing);
}

/** Danger first: its help shows even when a rule or the network stops the suggestion. */
export async function sendSuggestion(language: Language, partners: BoxPartners): Promise<void> {
  const { type, suggestion, state } = store.getState();
  if (state === 'sending') return;
  const fault = suggestionFault(suggestion);
  const { country, checkDanger } = partners;
  store.setState({ fault, failure: undefined, help: undefined, state: fault ? 'writing' : 'sending' });
  const help = await checkDanger(suggestion, language, country);
  if (help) store.setState({ help });
  if (store.getState().state !== 'sending') return;
  const body = { type, suggestion: suggestion.trim(), language, ...(country && { country }) };
  const outcome = await deliver(body, partners);
  // Exit or logout may have emptied it while it was on its way.
  if (store.getState().state !== 'sending') return;
  if (outcome.ok) {
    store.setState({ ...nothing, state: 'sent', help: outcome.help ?? help });
    return;
  }
  const { reason, message } = outcome;
  store.setState({
    state: 'writing',
    failure: reason === 'refused' ? { ...(message && { message }) } : { unreachable: true },
    help: moreTelling(outcome.help, help),
  });
}

async function deliver(body: NewSuggestion, { ensureVisitor }: BoxPartners): Promise<Outcome<unknown>> {
  const api = await import('./api.ts').then(
    ({ suggestionsApi }) => suggestionsApi,
    () => undefined,
  );
  if (!api) return { ok: false, reason: 'network' };
  return asWriter(ensureVisitor, () => api.create(body));
}
