import { localPath } from '@salama/contract/language.ts';
import { lazy, Suspense } from 'react';
import { Notice } from '../components/notice.tsx';
import { PageLink } from '../components/page-link.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { useAuth } from '../features/auth/state.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { Navigate } from '../lib/router.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

const AdminDesk = lazy(async () => ({ default: (await import('../admin-desk.tsx')).AdminDesk }));

/**
 * For administrators and moderators; anybody else is sent home. Nothing of the desk is fetched before the server has
 * said who this is.
 */
export default function AdminPage() {
  const language = useLanguage();
  const { user, isAuthenticated, isCheckingAuth } = useAuth();
  const isHydrated = useHydrated();
  if (!isHydrated) return <Waiting withLogin />;
  if (isCheckingAuth) return <Waiting />;
  if (!user && isAuthenticated) return <Unreachable />;
  if (user?.role !== 'ADMIN' && !user?.isModerator) return <Navigate to={localPath(language, '/')} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <AdminDesk role={user.role === 'ADMIN' ? 'ADMIN' : 'moderator'} username={user.username} />
    </Suspense>
  );
}

/** Without scripts this is all there is: the way to sign in. */
function Waiting({ withLogin = false }: { withLogin?: boolean }) {
  const { common, header } = useMessages('shell');
  return (
    <div className="page-narrow flex flex-col gap-6">
      <Skeleton label={common.loading} />
      {withLogin && <PageLink to="/login">{header.login}</PageLink>}
    </div>
  );
}

/** Signed in, but the server could not say as whom. */
function Unreachable() {
  const language = useLanguage();
  const { common } = useMessages('shell');
  const { admin } = useMessages('pages');
  return (
    <div className="page-narrow">
      <Notice tone="warning" announce="status">
        <p>{admin.unreachable}</p>
        <a href={localPath(language, '/admin')}>{common.retry}</a>
      </Notice>
    </div>
  );
}
