import { DEFAULT_LANGUAGE, isLanguage, localPath } from '@salama/contract/language.ts';
import { NeedsScripts } from '../components/needs-scripts.tsx';
import { Notice } from '../components/notice.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { useAuth } from '../features/auth/state.ts';
import { fetched, useFetched } from '../lib/fetched.ts';
import { loadMessages, useLanguage, useMessages } from '../lib/messages.tsx';
import { Navigate } from '../lib/router.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

/** With its texts, so that nothing waits twice. */
const adminDesk = fetched(async () => {
  const { lang } = document.documentElement;
  const texts = loadMessages(isLanguage(lang) ? lang : DEFAULT_LANGUAGE, 'admin');
  const [{ AdminDesk }] = await Promise.all([import('../app/compose/desk.tsx'), texts]);
  return AdminDesk;
});

/**
 * For administrators and moderators; anybody else is sent home. Nothing of the desk is fetched before the server has
 * said who this is.
 */
export default function AdminPage() {
  const language = useLanguage();
  const { user, isAuthenticated, isCheckingAuth } = useAuth();
  const isHydrated = useHydrated();
  if (!isHydrated || isCheckingAuth) return <Waiting />;
  if (!user && isAuthenticated) return <Unreachable />;
  if (user?.role !== 'ADMIN' && !user?.isModerator) return <Navigate to={localPath(language, '/')} replace />;
  return <Fetching role={user.role === 'ADMIN' ? 'ADMIN' : 'moderator'} username={user.username} />;
}

function Fetching(props: { role: 'ADMIN' | 'moderator'; username: string }) {
  const Desk = useFetched(adminDesk);
  return Desk ? <Desk {...props} /> : <Waiting />;
}

function Waiting() {
  const { common } = useMessages('shell');
  return (
    <div className="page-narrow">
      <NeedsScripts place="desk" />
      <Skeleton label={common.loading} />
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
