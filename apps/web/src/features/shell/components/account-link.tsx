import { CircleUser, LogIn } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

export interface HeaderUser {
  username: string | null;
  role: 'USER' | 'ADMIN';
  /** Decides on reports without being an administrator. */
  isModerator?: boolean | undefined;
}

interface AccountLinkProps {
  user: HeaderUser | null | undefined;
  className?: string;
  onFollow?: () => void;
}

/** Login, or the name of the person, leading to the profile or, for administrators, to their panel. */
export function AccountLink({ user, className = '', onFollow }: AccountLinkProps) {
  const { header } = useMessages('shell');
  if (user === undefined) {
    return (
      <PageLink to="/login" className={buttonClass('secondary', className)} onClick={onFollow}>
        <LogIn aria-hidden="true" className="size-4" />
        {header.login}
      </PageLink>
    );
  }
  const name = user?.username || header.anonymous;
  return (
    <PageLink
      to={user?.role === 'ADMIN' || user?.isModerator ? '/admin' : '/profile'}
      aria-label={header.account(name)}
      className={buttonClass('secondary', className)}
      onClick={onFollow}
    >
      <CircleUser aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-w-32 truncate">{name}</span>
    </PageLink>
  );
}
