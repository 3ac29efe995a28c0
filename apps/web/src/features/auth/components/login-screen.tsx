import { localPath } from '@salama/contract/language.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Navigate } from '../../../lib/router.tsx';
import { useAuth } from '../state.ts';
import { clearAuthError } from '../store.ts';
import { AccountForm, type Mode } from './account-form.tsx';

/** Sign in, register and recover, in one place. Who is signed in goes home. */
export function LoginScreen() {
  const messages = useMessages('auth');
  const language = useLanguage();
  const { isAuthenticated } = useAuth();
  const [mode, setMode] = useState<Mode>('signIn');
  useEffect(() => clearAuthError, []);
  if (isAuthenticated) return <Navigate to={localPath(language, '/')} replace />;
  const changeMode = (next: Mode) => {
    clearAuthError();
    setMode(next);
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-8 sm:py-12">
      <div>
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {
            {
              signIn: messages.signInTitle,
              register: messages.registerTitle,
              recover: messages.recoverTitle,
            }[mode]
          }
        </h1>
        <p className="mt-1 text-ink-soft">
          {
            {
              signIn: messages.signInIntro,
              register: messages.registerIntro,
              recover: messages.recoverIntro,
            }[mode]
          }
        </p>
      </div>
      <NeedsScripts place="login" />
      <div className="scripts-only empty:hidden">
        <PrivacyNotice />
      </div>
      <div className="scripts-only rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <AccountForm key={mode === 'recover' ? 'recover' : 'account'} mode={mode} />
      </div>
      <OtherModes mode={mode} onChange={changeMode} />
    </div>
  );
}

function PrivacyNotice() {
  const messages = useMessages('auth');
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Notice tone="info" title={messages.privacyTitle}>
      <p>{messages.privacyText}</p>
      <Button variant="quiet" className="-ml-5" onClick={() => setShown(false)}>
        {messages.privacyGotIt}
      </Button>
    </Notice>
  );
}

function OtherModes({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const messages = useMessages('auth');
  const labels = { signIn: messages.toSignIn, register: messages.toRegister, recover: messages.toRecover };
  const others = (['register', 'signIn', 'recover'] as const).filter((other) => other !== mode);
  return (
    <div className="flex flex-col items-center gap-1">
      {others.map((other) => (
        <Button key={other} variant="quiet" onClick={() => onChange(other)}>
          {labels[other]}
        </Button>
      ))}
    </div>
  );
}
