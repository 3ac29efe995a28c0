import { newUsernameFault } from '@salama/contract/auth/rules.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { accountApi } from '../account-api.ts';
import { useAuthState } from '../store.ts';
import { useAccountCall } from '../use-account-call.ts';

/** The username, with Edit and Save. */
export function ProfileName({ user }: { user: User }) {
  const texts = useMessages('profile');
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const done = () => {
    setEditing(false);
    setSaved(true);
  };
  if (isEditing) return <NameForm user={user} onDone={done} onCancel={() => setEditing(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 wrap-anywhere">{user.username}</span>
      <Button
        variant="quiet"
        className="ml-auto"
        onClick={() => {
          setEditing(true);
          setSaved(false);
        }}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {texts.edit}
      </Button>
      <p role="status" className="w-full font-normal text-sm text-success empty:hidden">
        {isSaved && texts.saved}
      </p>
    </div>
  );
}

interface NameFormProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
}

function NameForm({ user, onDone, onCancel }: NameFormProps) {
  const texts = useMessages('profile');
  const auth = useMessages('auth');
  const { common } = useMessages('shell');
  const [name, setName] = useState(user.username);
  const { run, refuse, isBusy, failure } = useAccountCall();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fault = newUsernameFault(name);
    if (fault) return refuse(fault);
    const saved = await run(() => accountApi.rename(name.trim()));
    if (!saved) return undefined;
    useAuthState.setState({ user: saved.user });
    return onDone();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <Field
        label={auth.username}
        hideLabel
        hint={auth.usernameHint}
        error={failure?.text}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The person pressed Edit to write here.
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
