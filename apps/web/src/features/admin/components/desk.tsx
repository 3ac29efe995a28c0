import { LogOut, UserRound } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { fetched, useFetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import type { SecondFactorState } from '../api.ts';
import { type DeskContext, DeskProvider } from '../desk-context.ts';
import { forgetProtection, loadProtection, useProtection } from '../protection.ts';
import { type DeskPlace, isOpenTo, type Tab } from '../tabs.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { FaultBanner } from './fault-banner.tsx';

/** Each tab is fetched when it is opened. */
const PANELS = {
  overview: fetched(async () => (await import('./overview.tsx')).Overview),
  users: fetched(async () => (await import('./users.tsx')).Users),
  materials: fetched(async () => (await import('./materials.tsx')).Materials),
  reports: fetched(async () => (await import('./reports.tsx')).Reports),
  suggestions: fetched(async () => (await import('./suggestions.tsx')).Suggestions),
  stories: fetched(async () => (await import('./stories.tsx')).Stories),
  answers: fetched(async () => (await import('./answers.tsx')).Answers),
  corrections: fetched(async () => (await import('./corrections.tsx')).Corrections),
  trail: fetched(async () => (await import('./trail.tsx')).Trail),
  protection: fetched(async () => (await import('./protection-panel.tsx')).ProtectionPanel),
};
const materialForm = fetched(async () => (await import('./material-editor.tsx')).MaterialEditor);
const codeGate = fetched(async () => (await import('./code-gate.tsx')).CodeGate);

interface DeskProps extends DeskContext {
  place: DeskPlace;
  onLogout: () => void;
}

/** The panel of administrators, or the part of it that moderators have. */
export function Desk({ place, onLogout, role, username, onForbidden }: DeskProps) {
  const messages = useMessages('admin');
  useEffect(() => void PANELS[place.tab].fetch().catch(() => undefined), [place.tab]);
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
            {/* Every part takes the focus here: which it is must be heard. */}
            <span className="sr-only">{`: ${messages.tabs[place.tab]}`}</span>
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

/**
 * What cannot be fetched leaves the rest of the desk in place. Where it fails a second time a newer version may be out:
 * the document itself brings that version.
 */
function Panel({ place: { tab, materialId } }: { place: DeskPlace }) {
  const [turn, setTurn] = useState(0);
  const retry = () => (turn === 0 ? setTurn(1) : window.location.reload());
  return (
    <FallbackOnFailure
      key={`${tab} ${materialId} ${turn}`}
      fallback={<FaultBanner fault={{ action: 'part', unreachable: true }} onRetry={retry} />}
    >
      {/* A row that waits for its words must not take the desk's head away. */}
      <Suspense fallback={<Waiting />}>
        {materialId ? <MaterialPanel id={materialId} /> : <TabPanel tab={tab} />}
      </Suspense>
    </FallbackOnFailure>
  );
}

function TabPanel({ tab }: { tab: Tab }) {
  const Content = useFetched<ComponentType>(PANELS[tab]);
  return Content ? <Content /> : <Waiting />;
}

function MaterialPanel({ id }: { id: string }) {
  const Editor = useFetched(materialForm);
  return Editor ? <Editor id={id} /> : <Waiting />;
}

function Waiting() {
  const { loading } = useMessages('admin');
  return <Skeleton label={loading} />;
}

/** Shows nothing of the desk before the server has said that it is open to this session. */
function Guarded({ children }: { children: ReactNode }) {
  const { state, fault } = useProtection();
  useEffect(() => {
    if (!useProtection.getState().state) void loadProtection();
  }, []);
  if (fault && !state) return <FaultBanner fault={fault} onRetry={() => void loadProtection()} />;
  if (!state) return <Waiting />;
  return state.passed ? children : <Gate state={state} />;
}

function Gate({ state }: { state: SecondFactorState }) {
  const Door = useFetched(codeGate);
  return Door ? <Door state={state} /> : <Waiting />;
}
