import { PageLink } from '../../../components/page-link.tsx';
import { WhereOn } from '../../../components/where-on.tsx';
import { useMessages } from '../../../lib/messages.tsx';

const LINKS = [
  ['/', 'home'],
  ['/apps', 'apps'],
  ['/chat', 'chat'],
  ['/community', 'community'],
  ['/learn', 'learn'],
  ['/about', 'about'],
] as const;

interface NavLinksProps {
  path: string;
  className: string;
  /** Called also when the link leads to the page one is on. */
  onFollow?: () => void;
}

export function NavLinks({ path, className, onFollow }: NavLinksProps) {
  const { nav } = useMessages('shell');
  return (
    <ul className={`m-0 list-none p-0 ${className}`}>
      {LINKS.map(([to, name]) => (
        <WhereOn key={to} place={to}>
          <li>
            <PageLink
              to={to}
              aria-current={path === to ? 'page' : undefined}
              className="nav-link"
              onClick={onFollow}
            >
              {nav[name]}
            </PageLink>
          </li>
        </WhereOn>
      ))}
    </ul>
  );
}
