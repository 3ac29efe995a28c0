import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { CountryChoice } from '../../../components/country-select.tsx';
import { TextArea } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useAuthor } from '../../writing/author.ts';
import { prepare } from '../prepare.ts';
import { chatActions, useChat } from '../state.ts';

/** The counter appears when this many characters are left. */
const COUNT_FROM = 100;

/** Where the question is written. Enter sends, Shift+Enter adds a line. */
export function Composer({ sendLabel }: { sendLabel: string }) {
  const messages = useMessages('chat');
  const author = useAuthor();
  const draft = useChat((state) => state.draft);
  const isWaiting = useChat((state) => state.loading);
  const isHydrated = useHydrated();
  const send = () => !isWaiting && void chatActions().send(draft, author);
  return (
    <form method="post" onSubmit={(event) => submit(event, send)} className="flex flex-col gap-2">
      <TextArea
        label={messages.inputLabel}
        hideLabel
        rows={1}
        className="field-sizing-content max-h-40 resize-none!"
        placeholder={messages.inputPlaceholder}
        value={draft}
        readOnly={!isHydrated}
        autoComplete="off"
        enterKeyHint="send"
        onFocus={prepare}
        onChange={({ target }) => chatActions().setDraft(target.value)}
        onKeyDown={(event) => isSendKey(event) && submit(event, send)}
      />
      <Counter draft={draft} />
      <div className="flex items-center justify-between gap-2">
        <CountryChoice look="bare" />
        <Button type="submit" disabled={!isHydrated || isWaiting || !draft.trim()} className="shrink-0">
          <Send aria-hidden="true" className="size-4" />
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}

function Counter({ draft }: { draft: string }) {
  const messages = useMessages('chat');
  const left = limits.chat.message - lengthOf(draft);
  if (left > COUNT_FROM) return null;
  return (
    <p className={`text-sm ${left < 0 ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}>
      {left < 0 ? messages.charactersOver(-left) : messages.charactersLeft(left)}
    </p>
  );
}

function submit(event: FormEvent | KeyboardEvent, send: () => void): void {
  event.preventDefault();
  send();
}

/** Enter that chooses a word in an input method is no Enter of ours (key code 229). */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}
