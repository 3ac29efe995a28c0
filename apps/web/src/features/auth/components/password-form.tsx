import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { AccountFailure } from '../use-account-call.ts';
import { FailureNotice } from './profile-section.tsx';

interface PasswordFormProps {
  confirm: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  failure: AccountFailure | undefined;
  onSubmit: (password: string) => void;
  onMissing: () => void;
  onCancel: () => void;
  /** More fields, above or below. */
  children?: ReactNode;
}

/** Asks for the password before something that whoever holds the phone must not do. */
export function PasswordForm(props: PasswordFormProps) {
  const { confirm, variant = 'primary', isBusy, failure, onSubmit, onMissing, onCancel, children } = props;
  const texts = useMessages('profile');
  const { common } = useMessages('shell');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') onMissing();
    else onSubmit(password);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Field
        label={texts.password}
        hint={texts.askPassword}
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        required
      />
      {children}
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} busy={isBusy}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
