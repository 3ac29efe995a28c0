import type { User } from '@salama/contract/auth/schemas.ts';
import { localPath } from '@salama/contract/language.ts';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Navigate, useNavigate } from '../../../lib/router.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { forgetDeviceMark } from '../device-mark.ts';
import { checkSession, logout } from '../session.ts';
import { useAuth } from '../state.ts';
import { ProfileData } from './profile-data.tsx';
import { ProfileName } from './profile-name.tsx';
import { ProfileSecurity } from './profile-security.tsx';

/** The account as its owner sees it, with what other features offer here. Visitors are sent to sign in. */
export function ProfileScreen({ children }: { children?: ReactNode }) {
  const messages = useMessages('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { user, isAuthenticated, isCheckingAuth } = useAuth();
  const isHydrated = useHydrated();
  const [end, setEnd] = useState<'leaving' | 'deleted'>();
  const signOut = (after: 'leaving' | 'deleted') => {
    setEnd(after);
    logout();
    if (after === 'leaving') void navigate(localPath(language, '/'), { replace: true });
  };
  const endWith = (gone: User) => {
    forgetDeviceMark(gone);
    signOut('deleted');
  };
  if (end === 'leaving') return null;
  if (end === 'deleted') return <Deleted />;
  if (isHydrated && !isCheckingAuth && !isAuthenticated)
    return <Navigate to={localPath(language, '/login')} replace />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        {messages.profileTitle}
      </h1>
      <NeedsScripts place="profile" />
      {user && <Particulars user={user} />}
      {!user && (isAuthenticated ? <Unreachable /> : <Skeleton label={messages.loadingProfile} lines={4} />)}
      {isAuthenticated && <Logout onLogout={() => signOut('leaving')} />}
      {user && <ProfileSecurity user={user} onSignedOut={() => signOut('leaving')} />}
      {user && <ProfileData onDeleted={() => endWith(user)} />}
      {children}
    </div>
  );
}

/** After the account is gone: nothing is left to sign out of. */
function Deleted() {
  const texts = useMessages('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-narrow">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {texts.deleted}
      </h1>
      <p className="my-4">{texts.deletedText}</p>
      <PageLink to="/" className={buttonClass('primary')}>
        {texts.home}
      </PageLink>
    </div>
  );
}

function Particulars({ user }: { user: User }) {
  const messages = useMessages('auth');
  const joined = formatDate(useLanguage(), user.createdAt, 'date');
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-raised px-5 shadow-card">
      <Row term={messages.username}>
        <ProfileName user={user} />
      </Row>
      <Row term={messages.email}>
        — <span className="block font-normal text-ink-soft text-sm">{messages.emailNone}</span>
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
      {isAsking && (
        <ConfirmDialog
          title={messages.logoutQuestion}
          text={messages.logoutText}
          confirm={messages.logout}
          variant="primary"
          onConfirm={onLogout}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
