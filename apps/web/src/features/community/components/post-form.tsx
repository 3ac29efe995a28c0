import { lengthOf } from '@salama/contract/characters.ts';
import { type FormEvent, type ReactNode, use, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CountryChoice } from '../../../components/country-select.tsx';
import { TextArea } from '../../../components/field.tsx';
import { LateHelpCard } from '../../../components/late-help-card.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { AccountName, useAuthor } from '../../writing/author.ts';
import { prepareDanger } from '../../writing/danger-check.ts';
import { draftAt, post } from '../posting.ts';

interface PostFormProps {
  /** Whose draft this is, see `draftAt`. */
  place: string;
  texts: { label: string; placeholder: string; hint: string; send: string };
  most: number;
  /** It is one line until it is touched or entered: above a list that people came to read. */
  folds?: boolean;
  /** Between the text and the button. */
  children?: ReactNode;
}

/** The text of a post with its counter, who signs it, and help where it tells of danger. */
export function PostForm({ place, texts, most, folds = false, children }: PostFormProps) {
  const messages = useMessages('community');
  const draft = draftAt(place).use();
  const author = useAuthor();
  const isHydrated = useHydrated();
  const [isTouched, setTouched] = useState(false);
  // What waits there unsent shows, wherever its writer has been meanwhile.
  const isOpen = !folds || isTouched || draft.content !== '' || draft.tags.length > 0 || Boolean(draft.help);
  const isOver = lengthOf(draft.content) > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void post(place, author);
  };
  const write = (content: string) => {
    draftAt(place).edit({ content });
    // What cannot be posted may never be sent: whoever tells of danger there is helped now.
    if (!isOver && lengthOf(content) > most) void draftAt(place).look(author);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={texts.label}
        hideLabel={!folds || !isOpen}
        hint={isOpen ? texts.hint : undefined}
        error={draft.fault && messages.errors[draft.fault]}
        rows={isOpen ? 3 : 1}
        className={isOpen ? 'field-sizing-content max-h-80 min-h-24' : ''}
        placeholder={texts.placeholder}
        value={draft.content}
        readOnly={!isHydrated || draft.isSending}
        autoComplete="off"
        aria-invalid={isOver || undefined}
        onFocus={() => {
          // Before the app is here nothing can be written.
          setTouched(isHydrated);
          prepareDanger();
        }}
        onChange={({ target }) => write(target.value)}
      />
      {folds && (
        <p role="status" className="sr-only">
          {isOpen && messages.compose.opened}
        </p>
      )}
      {isOpen && (
        <>
          <div className="-mt-1 flex items-start justify-between gap-4">
            <SignedBy place={place} />
            <Counter left={most - lengthOf(draft.content)} />
          </div>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <CountryChoice look="bare" />
            <Button
              type="submit"
              disabled={!isHydrated}
              aria-disabled={isOver || draft.isSending || undefined}
              busy={draft.isSending}
              className="ml-auto"
            >
              {texts.send}
            </Button>
          </div>
        </>
      )}
      {draft.help && (
        <div ref={intoView}>
          <LateHelpCard help={draft.help} />
        </div>
      )}
    </form>
  );
}

/** Help that comes while somebody writes far above it is seen at once. */
function intoView(help: HTMLElement | null): void {
  help?.scrollIntoView({ block: 'nearest' });
}

/** The remainder; red and negative when there is too much. Said in words when few or none are left. */
function Counter({ left }: { left: number }) {
  const { compose } = useMessages('community');
  const isOver = left < 0;
  return (
    <p className={`ml-auto text-sm ${isOver ? 'font-bold text-danger-ink' : 'text-ink-soft'}`}>
      <span aria-hidden="true">{left}</span>
      <span className="sr-only">{isOver ? compose.over(-left) : compose.left(left)}</span>
      <span role="status" className="sr-only">
        {isOver && compose.over(-left)}
      </span>
    </p>
  );
}

/** Without an account there is nothing to choose; with one, the name shows only by choice. */
function SignedBy({ place }: { place: string }) {
  const { compose } = useMessages('community');
  const accountName = use(AccountName);
  const draft = draftAt(place).use();
  const name = useId();
  if (accountName === undefined) return <p className="min-w-0 text-ink-soft text-sm">{compose.anonymous}</p>;
  const choices = [
    { label: compose.postAsAnonymous, isSigned: false },
    { label: accountName, isSigned: true },
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-ink-soft text-sm">{compose.postAs}</legend>
      {choices.map(({ label, isSigned }) => (
        <label key={label} className="choice">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={draft.isSigned === isSigned}
            onChange={() => draftAt(place).edit({ isSigned })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
