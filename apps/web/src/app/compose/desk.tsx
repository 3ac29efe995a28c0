import { splitPath } from '@salama/contract/language.ts';
import { useCallback } from 'react';
import { Desk } from '../../features/admin/components/desk.tsx';
import { placeOf } from '../../features/admin/tabs.ts';
import { checkSession, logout } from '../../features/auth/session.ts';
import { useLocation } from '../../lib/router.tsx';

interface AdminDeskProps {
  role: 'ADMIN' | 'moderator';
  username: string;
}

/** Brings together what the desk needs of other features. Fetched for administrators and moderators alone. */
export function AdminDesk({ role, username }: AdminDeskProps) {
  const { path } = splitPath(useLocation().pathname);
  const onForbidden = useCallback(() => void checkSession(), []);
  const place = placeOf(path) ?? { tab: 'overview' };
  const shown = role === 'moderator' && place.tab === 'overview' ? { tab: 'reports' as const } : place;
  return <Desk place={shown} role={role} username={username} onForbidden={onForbidden} onLogout={logout} />;
}
