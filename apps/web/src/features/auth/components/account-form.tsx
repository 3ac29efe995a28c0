import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { sessionCode } from '../state.ts';
import { type AuthFault, useAuthState } from '../store.ts';
import { recoveryCode } from './recovery-code-panel.tsx';

export type Mode = 'signIn' | 'register' | 'recover';

/** The fields keep what was typed when the mode changes or the server refuses: the browser holds them, not React. */
export function AccountForm({ mode }: { mode: Mode }) {
  const messages = useMessages('auth');
  const { loading, error } = useAuthState();
  // Other calls of a visitor fail here too; this form answers for its own.
  const failure = error?.action === actionOf(mode) ? error : undefined;
  const isHydrated = useHydrated();
  const [refusal, setRefusal] = useState<{ mode: Mode; fault: LocalFault }>();
  const missing = refusal?.mode === mode ? refusal.fault : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const fault = localFault(mode, values);
    setRefusal(fault && { mode, fault });
    if (!fault && !loading) void send(mode, values);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {missing ? <FaultNotice text={localText(missing, messages)} /> : <FaultNotice fault={failure} />}
      <Fields mode={mode} />
      <Button type="submit" disabled={!isHydrated} busy={loading} className="mt-1 w-full">
        {{ signIn: messages.signIn, register: messages.register, recover: messages.recover }[mode]}
      </Button>
    </form>
  );
}

function Fields({ mode }: { mode: Mode }) {
  const messages = useMessages('auth');
  const [isShown, setShown] = useState(false);
  const isNew = mode !== 'signIn';
  const password = { type: isShown ? 'text' : 'password', spellCheck: false } as const;
  return (
    <>
      <Field
        label={messages.username}
        hint={mode === 'register' ? messages.usernameHint : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {mode === 'recover' && <RecoveryCodeField />}
      <Field
        key="password"
        label={mode === 'recover' ? messages.newPassword : messages.password}
        hint={isNew ? messages.passwordHint : undefined}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...password}
      />
      {isNew && (
        <Field
          label={messages.confirmPassword}
          name="confirmation"
          autoComplete="new-password"
          required
          {...password}
        />
      )}
      <label className="flex min-h-11 w-fit items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        {messages.showPassword}
      </label>
    </>
  );
}

function RecoveryCodeField() {
  const messages = useMessages('auth');
  return (
    <Field
      label={messages.recoveryCode}
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}

interface Values {
  username: string;
  password: string;
  confirmation: string;
  recoveryCode: string;
}

/**
 * The calls and the panel with the recovery code come first: once the server has made the code, a lost network may
 * not lose it.
 */
async function send(mode: Mode, values: Values): Promise<void> {
  const { username, password, recoveryCode: code } = values;
  try {
    const [session] = await Promise.all([sessionCode.fetch(), recoveryCode.fetch()]);
    if (mode === 'signIn') await session.login({ username, password });
    else if (mode === 'register') await session.register({ username, password });
    else await session.recover({ username, recoveryCode: code, password });
  } catch {
    useAuthState.setState({
      error: { action: actionOf(mode), unreachable: true },
      loading: false,
    });
  }
}

function actionOf(mode: Mode) {
  return mode === 'signIn' ? 'login' : mode;
}

/** A password keeps its spaces; everything else is trimmed. */
function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    username: text('username').trim(),
    password: text('password'),
    confirmation: text('confirmation'),
    recoveryCode: text('recoveryCode').trim(),
  };
}

type LocalFault = 'FIELDS_REQUIRED' | 'passwordsDiffer';

function localText(fault: LocalFault, messages: ReturnType<typeof useMessages<'auth'>>): string {
  return fault === 'passwordsDiffer' ? messages.passwordsDiffer : messages.errors[fault];
}

function localFault(mode: Mode, values: Values): LocalFault | undefined {
  const { username, password, confirmation, recoveryCode } = values;
  if (!username || !password) return 'FIELDS_REQUIRED';
  if (mode === 'recover' && !recoveryCode) return 'FIELDS_REQUIRED';
  if (mode !== 'signIn' && !confirmation) return 'FIELDS_REQUIRED';
  if (mode !== 'signIn' && password !== confirmation) return 'passwordsDiffer';
  return undefined;
}

/** Above a form: what is missing in it, or why the server said no. */
function FaultNotice({ text, fault }: { text?: string; fault?: AuthFault | undefined }) {
  const messages = useMessages('auth');
  if (!text && !fault) return null;
  return (
    <Notice tone="danger" announce="alert">
      {text && <p>{text}</p>}
      {fault && <p>{fault.unreachable ? messages.unreachable : faultText(fault, messages)}</p>}
    </Notice>
  );
}

/** The server's sentence is preferred, then the rule's, then the fixed text of the action. */
function faultText(
  { message, code, action }: AuthFault,
  messages: ReturnType<typeof useMessages<'auth'>>,
): string {
  return message ?? (code ? messages.errors[code] : messages.fallbacks[action]);
}
