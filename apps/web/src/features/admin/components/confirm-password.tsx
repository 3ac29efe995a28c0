import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { type Fault, faultOf } from '../fault.ts';

/** Proves once more who sits here. */
export function ConfirmPassword({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const messages = useMessages('admin');
  const { username } = useDesk();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (isBusy) return;
    setBusy(true);
    const outcome = await adminApi.confirm(password);
    setBusy(false);
    if (outcome.ok) onConfirmed();
    else setFault(faultOf('confirm', outcome));
  };
  const error =
    fault && (fault.message ?? (fault.unreachable ? messages.unreachable : messages.fallbacks.confirm));
  return (
    <Dialog open onClose={onClose} title={messages.confirm.title}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{messages.confirm.text}</p>
        {/* Password managers look for the name beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <Field
          label={messages.confirm.password}
          name="password"
          type="password"
          autoComplete="current-password"
          data-first
          required
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.confirm.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
