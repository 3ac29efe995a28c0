import { splitPath } from '@salama/contract/language.ts';
import { fetched } from '../../lib/fetched.ts';
import { loadMessages } from '../../lib/messages.tsx';
import { prepareDanger } from '../writing/danger-check.ts';

const api = fetched(() => import('./api.ts'));
/** What a conversation shows from its first message on. */
export const messageList = fetched(() => import('./components/message-list.tsx'));

/** Prepares at the first tap or key anywhere on the page. Returns the way to stop waiting for it. */
export function prepareOnTouch(): () => void {
  document.addEventListener('pointerdown', prepare);
  document.addEventListener('keydown', prepare);
  return () => {
    document.removeEventListener('pointerdown', prepare);
    document.removeEventListener('keydown', prepare);
  };
}

let isPrepared = false;

/**
 * Fetches what the first message needs, as soon as the chat is touched: the danger rules, the calls, the list with its
 * texts, the Markdown parser and every country's lines. From then on help shows even when the network is gone.
 */
export function prepare(): void {
  prepareDanger();
  if (isPrepared) return;
  isPrepared = true;
  const wanted = [
    api.fetch(),
    messageList.fetch(),
    loadMessages(splitPath(window.location.pathname).language, 'reply'),
  ];
  void Promise.all(wanted).catch(() => {
    isPrepared = false;
  });
}
