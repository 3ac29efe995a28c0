import { type FormEvent, useId, useState } from 'react';
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
  const noticeId = useId();
  const wrong = missing?.fields ?? fieldsOf(failure);
  const faultOf = (field: keyof Values) => (wrong.includes(field) ? noticeId : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const fault = localFault(mode, values);
    setRefusal(fault && { mode, fault });
    if (!fault && !loading) void send(mode, values);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div id={noticeId} className="empty:hidden">
        {missing ? <FaultNotice text={localText(missing, messages)} /> : <FaultNotice fault={failure} />}
      </div>
      <Fields mode={mode} faultOf={faultOf} />
      <Button type="submit" disabled={!isHydrated} busy={loading} className="mt-1 w-full">
        {{ signIn: messages.signIn, register: messages.register, recover: messages.recover }[mode]}
      </Button>
    </form>
  );
}

/** The text above the form that a field is named by, when it is the one that is wrong. */
type FaultOf = (field: keyof Values) => string | undefined;

function Fields({ mode, faultOf }: { mode: Mode; faultOf: FaultOf }) {
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
        faultId={faultOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {mode === 'recover' && <RecoveryCodeField faultId={faultOf('recoveryCode')} />}
      <Field
        key="password"
        label={mode === 'recover' ? messages.newPassword : messages.password}
        hint={isNew ? messages.passwordHint : undefined}
        name="password"
        faultId={faultOf('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...password}
      />
      {isNew && (
        <Field
          label={messages.confirmPassword}
          name="confirmation"
          faultId={faultOf('confirmation')}
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

function RecoveryCodeField({ faultId }: { faultId: string | undefined }) {
  const messages = useMessages('auth');
  return (
    <Field
      label={messages.recoveryCode}
      name="recoveryCode"
      faultId={faultId}
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

interface LocalFault {
  kind: 'FIELDS_REQUIRED' | 'passwordsDiffer';
  fields: (keyof Values)[];
}

function localText({ kind }: LocalFault, messages: ReturnType<typeof useMessages<'auth'>>): string {
  return kind === 'passwordsDiffer' ? messages.passwordsDiffer : messages.errors[kind];
}

const NEEDED: Record<Mode, (keyof Values)[]> = {
  signIn: ['username', 'password'],
  register: ['username', 'password', 'confirmation'],
  recover: ['username', 'recoveryCode', 'password', 'confirmation'],
};

function localFault(mode: Mode, values: Values): LocalFault | undefined {
  const fields = NEEDED[mode].filter((field) => !values[field]);
  if (fields.length > 0) return { kind: 'FIELDS_REQUIRED', fields };
  if (mode === 'signIn' || values.password === values.confirmation) return undefined;
  return { kind: 'passwordsDiffer', fields: ['confirmation'] };
}

/** Which fields the server's or the device's no is about; none where it is about something else. */
function fieldsOf(fault: AuthFault | undefined): (keyof Values)[] {
  if (!fault || fault.unreachable) return [];
  if (fault.code) return [fault.code.startsWith('PASSWORD') ? 'password' : 'username'];
  return fault.action === 'login' ? ['username', 'password'] : [];
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
