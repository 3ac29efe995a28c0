import { LogOut, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type DeskContext, DeskProvider } from '../desk-context.ts';
import { forgetProtection, loadProtection, useProtection } from '../protection.ts';
import { type DeskPlace, isOpenTo } from '../tabs.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { FaultBanner } from './fault-banner.tsx';

/** Each tab is fetched when it is opened. */
const PANELS = {
  overview: lazy(async () => ({ default: (await import('./overview.tsx')).Overview })),
  users: lazy(async () => ({ default: (await import('./users.tsx')).Users })),
  materials: lazy(async () => ({ default: (await import('./materials.tsx')).Materials })),
  reports: lazy(async () => ({ default: (await import('./reports.tsx')).Reports })),
  suggestions: lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions })),
  stories: lazy(async () => ({ default: (await import('./stories.tsx')).Stories })),
  answers: lazy(async () => ({ default: (await import('./answers.tsx')).Answers })),
  trail: lazy(async () => ({ default: (await import('./trail.tsx')).Trail })),
  protection: lazy(async () => ({ default: (await import('./protection-panel.tsx')).ProtectionPanel })),
};
const MaterialForm = lazy(async () => ({ default: (await import('./material-editor.tsx')).MaterialEditor }));
const CodeGate = lazy(async () => ({ default: (await import('./code-gate.tsx')).CodeGate }));

interface DeskProps extends DeskContext {
  place: DeskPlace;
  onLogout: () => void;
}

/** The panel of administrators, or the part of it that moderators have. */
export function Desk({ place, onLogout, role, username, onForbidden }: DeskProps) {
  const messages = useMessages('admin');
  const context = useMemo(() => ({ role, username, onForbidden }), [role, username, onForbidden]);
  const leave = () => {
    forgetProtection();
    onLogout();
  };
  return (
    <DeskProvider value={context}>
      <div className="page flex flex-col gap-6 py-6! sm:py-8!">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <h1 tabIndex={-1} className="mr-auto text-2xl outline-none">
            {role === 'ADMIN' ? messages.title : messages.deskTitle}
          </h1>
          <PageLink to="/profile" className={buttonClass('secondary')}>
            <UserRound aria-hidden="true" className="size-4" />
            {messages.profile}
          </PageLink>
          <Button variant="secondary" onClick={leave}>
            <LogOut aria-hidden="true" className="size-4" />
            {messages.logout}
          </Button>
        </header>
        <Guarded>
          {!place.materialId && <DeskTabs current={place.tab} role={role} />}
          {isOpenTo(place.tab, role) && <Panel place={place} />}
        </Guarded>
      </div>
    </DeskProvider>
  );
}

function Panel({ place }: { place: DeskPlace }) {
  const { loading } = useMessages('admin');
  const Tab = PANELS[place.tab];
  return (
    <Suspense fallback={<Skeleton label={loading} />}>
      {place.materialId ? <MaterialForm id={place.materialId} /> : <Tab />}
    </Suspense>
  );
}

/** Shows nothing of the desk before the server has said that it is open to this session. */
function Guarded({ children }: { children: ReactNode }) {
  const { loading } = useMessages('admin');
  const { state, fault } = useProtection();
  useEffect(() => {
    if (!useProtection.getState().state) void loadProtection();
  }, []);
  if (fault && !state) return <FaultBanner fault={fault} onRetry={() => void loadProtection()} />;
  if (!state) return <Skeleton label={loading} />;
  if (state.passed) return children;
  return (
    <Suspense fallback={<Skeleton label={loading} />}>
      <CodeGate state={state} />
    </Suspense>
  );
}
