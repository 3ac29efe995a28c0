import { Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Outcome } from '../../../lib/http.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { reloadStories, withStories } from '../state.ts';

/** Takes one's own story back after asking once more. */
export function TakeBackButton({ id }: { id: string }) {
  const { takeBack } = useMessages('testimonials');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useTakingBack();
  const confirm = async () => {
    if (await run(() => withStories((api) => api.remove(id)))) setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" className="ml-auto text-danger-ink!" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {takeBack.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={takeBack.question}
          text={takeBack.text}
          confirm={takeBack.confirm}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {failure && (
            <Notice tone="danger" announce="alert">
              <p>{failure}</p>
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** For a story told without an account, on this phone or another. */
export function TakeBackByCode() {
  const { takeBack, errors } = useMessages('testimonials');
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isDone, setDone] = useState(false);
  const { run, isBusy, failure } = useTakingBack();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    setEmpty(code.trim() === '');
    if (code.trim() === '') return;
    if (!(await run(() => withStories((api) => api.removeByReceipt(code))))) return;
    setCode('');
    setDone(true);
  };
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-brand-ink underline">{takeBack.open}</summary>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-2 flex max-w-md flex-col gap-3"
      >
        <Field
          label={takeBack.label}
          hint={takeBack.hint}
          error={isEmpty ? errors.FIELDS_REQUIRED : failure}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          {takeBack.send}
        </Button>
        <p role="status" className="font-semibold">
          {isDone && takeBack.done}
        </p>
      </form>
    </details>
  );
}

function useTakingBack() {
  const { fallbacks, unreachable } = useMessages('testimonials');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (send: () => Promise<Outcome<unknown>>) => {
    setBusy(true);
    const outcome = await send();
    setBusy(false);
    if (outcome.ok) void reloadStories();
    setFailure(outcome.ok ? undefined : failureText(outcome, fallbacks.testimonialDelete, unreachable));
    return outcome.ok;
  };
  return { run, isBusy, failure };
}

function failureText(
  { reason, message }: { reason: string; message?: string },
  fallback: string,
  unreachable: string,
): string {
  return reason === 'refused' ? (message ?? fallback) : `${fallback}. ${unreachable}`;
}
