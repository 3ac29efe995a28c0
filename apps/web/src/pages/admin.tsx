import { localPath } from '@salama/contract/language.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { useAuth } from '../features/auth/state.ts';
import { UpcomingPage } from '../features/shell/components/upcoming-page.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { Navigate } from '../lib/router.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';

/** For administrators only; anybody else is sent home. Until the server has said who this is, nothing shows. */
export default function AdminPage() {
  const language = useLanguage();
  const { admin } = useMessages('pages');
  const { common } = useMessages('shell');
  const { user, isCheckingAuth } = useAuth();
  const isHydrated = useHydrated();
  if (!isHydrated || isCheckingAuth) {
    return (
      <div className="page-narrow">
        <Skeleton label={common.loading} />
      </div>
    );
  }
  if (user?.role !== 'ADMIN') return <Navigate to={localPath(language, '/')} replace />;
  return <UpcomingPage {...admin} />;
}
