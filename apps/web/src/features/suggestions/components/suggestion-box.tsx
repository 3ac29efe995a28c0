import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import { SUGGESTION_TYPES } from '@salama/contract/suggestions/schemas.ts';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/field.tsx';
import { Fold } from '../../../components/fold.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useAuthor } from '../../writing/author.ts';
import { prepareDanger } from '../../writing/danger-check.ts';
import { box } from '../box.ts';

/** The suggestion box: one text to those who run this Salama. */
export function SuggestionBox() {
  const texts = useMessages('suggestions');
  const { done, help } = box.use();
  return (
    <Fold id="suggest" title={texts.title}>
      <div className="grid gap-8 lg:grid-cols-[1fr_1.4fr]">
        <p className="max-w-prose">{texts.lead}</p>
        <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
          {done ? <Thanks /> : <Form />}
          {help && <HelpCard help={help} />}
        </div>
      </div>
    </Fold>
  );
}

function Form() {
  const texts = useMessages('suggestions');
  const author = useAuthor();
  const isHydrated = useHydrated();
  const { suggestion, fault, failure, isSending } = box.use();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void box.send(author);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Types />
      <TextArea
        label={texts.label}
        hint={texts.hint}
        error={fault && texts.errors[fault]}
        required
        rows={4}
        className="field-sizing-content max-h-96 min-h-28"
        value={suggestion}
        readOnly={!isHydrated || isSending}
        autoComplete="off"
        onFocus={prepareDanger}
        onChange={({ target }) => box.edit({ suggestion: target.value })}
      />
      <Remaining left={limits.suggestion - lengthOf(suggestion)} />
      {failure && (
        <Notice tone="danger" announce="alert">
          <p className="font-semibold">{texts.failed}</p>
          {failure.message && <p>{failure.message}</p>}
          {failure.unreachable && <p>{texts.unreachable}</p>}
        </Notice>
      )}
      <Button type="submit" disabled={!isHydrated} busy={isSending} className="self-end">
        {texts.submit}
      </Button>
    </form>
  );
}

function Types() {
  const texts = useMessages('suggestions');
  const { type } = box.use();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.type}</legend>
      <div className="flex flex-wrap gap-2">
        {SUGGESTION_TYPES.map((value) => (
          <label key={value} className="choice border-line-strong!">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === type}
              onChange={() => box.edit({ type: value })}
              className="sr-only"
            />
            {texts.types[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Said only near the end: nobody needs to count two thousand characters. */
function Remaining({ left }: { left: number }) {
  const texts = useMessages('suggestions');
  if (left > limits.suggestion / 10) return null;
  return (
    <p className={`-mt-2 text-right text-sm ${left < 0 ? 'font-bold text-danger-ink' : 'text-ink-soft'}`}>
      {left < 0 ? texts.over(-left) : texts.left(left)}
    </p>
  );
}

function Thanks() {
  const texts = useMessages('suggestions');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.thanksTitle}
      </h3>
      <p>{texts.thanks}</p>
      <Button variant="secondary" onClick={() => box.reset()}>
        {texts.another}
      </Button>
    </div>
  );
}
