import { limits } from '@salama/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';

interface PassphraseFormProps {
  /** `make`: a new one, typed twice, with the warning that there is no way back. `open`: one that exists. */
  purpose: 'make' | 'open';
  send: string;
  /** Answers the sentence to show when it did not work. */
  onSend: (passphrase: string) => Promise<string | undefined>;
}

/** Asks for a passphrase. Drawing a key from it takes a cheap phone a second or two. */
export function PassphraseForm({ purpose, send, onSend }: PassphraseFormProps) {
  const { passphrase: words } = useMessages('keeping');
  const [values, setValues] = useState({ first: '', second: '' });
  const [faults, setFaults] = useState<{ first?: string | undefined; second?: string | undefined }>({});
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isNew = purpose === 'make';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = isNew ? newFaults(values, words) : { first: values.first.trim() ? undefined : words.empty };
    setFaults(found);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    const fault = await onSend(values.first);
    setBusy(false);
    setFaults({ first: fault });
    if (!fault) setValues({ first: '', second: '' });
  };
  const field = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        {...field}
        label={words.label}
        hint={isNew ? words.hint : undefined}
        error={faults.first}
        value={values.first}
        onChange={({ target }) => setValues({ ...values, first: target.value })}
      />
      {isNew && (
        <Field
          {...field}
          label={words.repeat}
          error={faults.second}
          value={values.second}
          onChange={({ target }) => setValues({ ...values, second: target.value })}
        />
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        {words.show}
      </label>
      {isNew && <p className="font-semibold">{words.noWayBack}</p>}
      <Button type="submit" busy={isBusy} className="self-start">
        {send}
      </Button>
    </form>
  );
}

function newFaults(
  { first, second }: { first: string; second: string },
  words: { short: string; differs: string },
) {
  const isShort = first.trim().length < limits.password.min;
  return { first: isShort ? words.short : undefined, second: first === second ? undefined : words.differs };
}
