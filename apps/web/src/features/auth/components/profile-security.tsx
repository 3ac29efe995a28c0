import { passwordFault } from '@salama/contract/auth/rules.ts';
import type { Session, User } from '@salama/contract/auth/schemas.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { accountApi } from '../account-api.ts';
import { keepDeviceMark } from '../device-mark.ts';
import { useAuthState } from '../store.ts';
import { useAccountCall } from '../use-account-call.ts';
import { PasswordForm } from './password-form.tsx';
import { FailureNotice, ProfileSection, ProfileTask } from './profile-section.tsx';

/** Password, recovery code, and where the account is open. */
export function ProfileSecurity({ user, onSignedOut }: { user: User; onSignedOut: () => void }) {
  const texts = useMessages('profile');
  return (
    <ProfileSection title={texts.security}>
      <ChangePassword user={user} />
      <NewRecoveryCode />
      <Sessions onSignedOut={onSignedOut} />
    </ProfileSection>
  );
}

function ChangePassword({ user }: { user: User }) {
  const texts = useMessages('profile');
  const auth = useMessages('auth');
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const [next, setNext] = useState('');
  const { run, refuse, isBusy, failure } = useAccountCall();
  const change = async (password: string) => {
    const fault = passwordFault(next, user.username);
    if (fault) return refuse(fault);
    const changed = await run(() => accountApi.changePassword(password, next));
    if (!changed) return undefined;
    keepDeviceMark(changed);
    return close('done');
  };
  const close = (after: 'closed' | 'done') => {
    setNext('');
    setState(after);
  };
  return (
    <ProfileTask title={texts.changePassword} text={texts.changePasswordText}>
      {state === 'open' ? (
        <PasswordForm
          confirm={texts.changePassword}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(password) => void change(password)}
          onMissing={() => refuse('FIELDS_REQUIRED')}
          onCancel={() => close('closed')}
        >
          <Field
            label={texts.newPassword}
            hint={auth.passwordHint}
            type="password"
            value={next}
            onChange={({ target }) => setNext(target.value)}
            autoComplete="new-password"
            required
          />
        </PasswordForm>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setState('open')}>
          {texts.changePassword}
        </Button>
      )}
      <p role="status" className="font-semibold text-success empty:hidden">
        {state === 'done' && texts.passwordChanged}
      </p>
    </ProfileTask>
  );
}

/** The new code appears in the panel at the top of the page, as after registering. */
function NewRecoveryCode() {
  const texts = useMessages('profile');
  const [isOpen, setOpen] = useState(false);
  const { run, refuse, isBusy, failure } = useAccountCall();
  const renew = async (password: string) => {
    const renewed = await run(() => accountApi.renewRecoveryCode(password));
    if (!renewed) return;
    setOpen(false);
    useAuthState.setState({ recoveryCode: renewed.recoveryCode });
    window.scrollTo(0, 0);
  };
  return (
    <ProfileTask title={texts.recovery} text={texts.recoveryText}>
      {isOpen ? (
        <PasswordForm
          confirm={texts.recoveryConfirm}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(password) => void renew(password)}
          onMissing={() => refuse('FIELDS_REQUIRED')}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
          {texts.recoveryConfirm}
        </Button>
      )}
    </ProfileTask>
  );
}

function Sessions({ onSignedOut }: { onSignedOut: () => void }) {
  const texts = useMessages('profile');
  const [sessions, setSessions] = useState<Session[]>();
  const { run, isBusy, failure } = useAccountCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void run(accountApi.sessions).then((found) => setSessions(found?.sessions)), []);
  const end = async () => {
    if (await run(accountApi.endSessions)) onSignedOut();
  };
  return (
    <ProfileTask title={texts.sessions} text={texts.everywhereText}>
      {sessions && <SessionList sessions={sessions} />}
      {!sessions && !failure && <Skeleton label={texts.sessionsLoading} lines={2} />}
      <FailureNotice failure={failure} />
      <Button
        variant="secondary"
        busy={isBusy && sessions !== undefined}
        className="self-start"
        onClick={() => void end()}
      >
        {texts.everywhere}
      </Button>
    </ProfileTask>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const texts = useMessages('profile');
  const language = useLanguage();
  return (
    <ul className="flex list-none flex-col gap-2 p-0">
      {sessions.map(({ isCurrent, createdAt, usedAt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no name of their own
        <li key={at} className="rounded-field bg-sunken px-4 py-2">
          <span className="font-semibold">{isCurrent ? texts.thisPhone : texts.elsewhere}</span>
          <span className="block text-ink-soft text-sm">
            {texts.since(formatDate(language, createdAt, 'date'))},{' '}
            {texts.used(formatDate(language, usedAt, 'date'))}
          </span>
        </li>
      ))}
    </ul>
  );
}
