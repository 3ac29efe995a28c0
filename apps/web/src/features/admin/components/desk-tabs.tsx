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
    <ul
      ref={showCurrent}
      className="-mx-5 flex list-none gap-1 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0"
    >
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

/** On a phone the rows scroll sideways: the tab one is on must not be out of sight. */
function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - row.clientWidth / 3;
}
