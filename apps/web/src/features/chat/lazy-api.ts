import type { Refused } from '../../lib/http.ts';
import type { ChatApi } from './api.ts';

/** The calls, fetched on first use: their schemas stay out of the first download. */
export const lazyChatApi: ChatApi = {
  ask: (question, following) => loadCalls().then((calls) => calls.ask(question, following), lost),
  history: () => loadCalls().then((calls) => calls.history(), lost),
  clear: () => loadCalls().then((calls) => calls.clear(), lost),
  giveFeedback: (feedback) => loadCalls().then((calls) => calls.giveFeedback(feedback), lost),
};

export async function loadCalls(): Promise<ChatApi> {
  return (await import('./api.ts')).chatApi;
}

function lost(): Refused {
  return { ok: false, reason: 'network' };
}
