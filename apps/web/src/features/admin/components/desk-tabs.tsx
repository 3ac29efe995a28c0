import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { isOpenTo, MAIN_TABS, MORE_TABS, TABS, type Tab } from '../tabs.ts';

/** Links, not a tab list: each part has an address that can be kept and gone back to. */
export function DeskTabs({ current, role }: { current: Tab; role: 'ADMIN' | 'moderator' }) {
  const { nav } = useMessages('admin');
  const open = (tabs: readonly Tab[]) => tabs.filter((tab) => isOpenTo(tab, role));
  return (
    <nav aria-label={nav} className="flex flex-col gap-1 border-line border-b pb-2">
      <Row tabs={open(MAIN_TABS)} current={current} />
      <Row tabs={open(MORE_TABS)} current={current} isQuiet />
    </nav>
  );
}

function Row({ tabs, current, isQuiet = false }: { tabs: Tab[]; current: Tab; isQuiet?: boolean }) {
  const messages = useMessages('admin');
  return (
    <ul className={`m-0 flex list-none flex-wrap gap-1 p-0 ${isQuiet ? 'text-sm' : ''}`}>
      {tabs.map((tab) => (
        <li key={tab}>
          <PageLink
            to={TABS[tab].path}
            aria-current={tab === current ? 'page' : undefined}
            className={`nav-link ${isQuiet ? 'text-ink-soft! text-sm!' : ''}`}
          >
            {messages.tabs[tab]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
