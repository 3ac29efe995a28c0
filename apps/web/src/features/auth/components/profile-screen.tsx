import type { User } from '@salama/contract/auth/schemas.ts';
import { localPath } from '@salama/contract/language.ts';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Navigate, useNavigate } from '../../../lib/router.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { checkSession, logout } from '../session.ts';
import { useAuth } from '../state.ts';

/** The account as its owner sees it. Visitors are sent to sign in. `onLogout` empties what other features hold. */
export function ProfileScreen({ onLogout }: { onLogout: () => void }) {
  const messages = useMessages('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { user, isAuthenticated, isCheckingAuth } = useAuth();
  const isHydrated = useHydrated();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    logout();
    onLogout();
    void navigate(localPath(language, '/'), { replace: true });
  };
  if (isLeaving) return null;
  if (isHydrated && !isCheckingAuth && !isAuthenticated)
    return <Navigate to={localPath(language, '/login')} replace />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        {messages.profileTitle}
      </h1>
      {user && <Particulars user={user} />}
      {!user && (isAuthenticated ? <Unreachable /> : <Skeleton label={messages.loadingProfile} lines={4} />)}
      {isAuthenticated && <Logout onLogout={leave} />}
    </div>
  );
}

function Particulars({ user }: { user: User }) {
  const messages = useMessages('auth');
  const joined = formatDate(useLanguage(), user.createdAt, 'date');
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-raised px-5 shadow-card">
      <Row term={messages.username}>{user.username}</Row>
      <Row term={messages.email}>
        — <span className="block text-ink-soft text-sm">{messages.emailNone}</span>
      </Row>
      <Row term={messages.joined}>{joined}</Row>
      <Row term={messages.accountType}>{user.isAnonymous ? messages.anonymous : messages.registered}</Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3.5 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Unreachable() {
  const messages = useMessages('auth');
  return (
    <Notice tone="warning">
      <p>{messages.profileUnreachable}</p>
      <Button variant="quiet" className="-ml-5" onClick={() => void checkSession()}>
        {messages.retry}
      </Button>
    </Notice>
  );
}

function Logout({ onLogout }: { onLogout: () => void }) {
  const messages = useMessages('auth');
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" className="size-4" />
        {messages.logout}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={messages.logoutQuestion}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
            <Button onClick={onLogout}>{messages.logout}</Button>
          </>
        }
      >
        <p>{messages.logoutText}</p>
      </Dialog>
    </div>
  );
}
