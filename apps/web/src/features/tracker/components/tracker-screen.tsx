import { useEffect } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { awayLeft } from '../away.ts';
import { trackerActions, useTracker } from '../state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { OpenTracker } from './open-tracker.tsx';

const lockScreen = fetched(async () => (await import('./lock-screen.tsx')).LockScreen);

/** The diary of this device. Nothing here asks the server anything. */
export function TrackerScreen() {
  const messages = useMessages('tracker');
  useDevice();
  return (
    <div className="page">
      <h1 tabIndex={-1} className="text-3xl">
        {messages.title}
      </h1>
      <p className="mt-3 max-w-prose text-lg">{messages.lead}</p>
      <NeedsScripts place="tracker" />
      <div className="mt-6 min-h-[34rem] scripts-only">
        <Content />
      </div>
      <LeaveGuard />
    </div>
  );
}

function Content() {
  const phase = useTracker((state) => state.phase);
  if (phase === 'open') return <OpenTracker />;
  if (phase === 'starting') return <Opening />;
  return (
    <FetchedPart code={lockScreen} fallback={<Opening />}>
      {(LockScreen) => <LockScreen />}
    </FetchedPart>
  );
}

function Opening() {
  const { loading } = useMessages('tracker');
  return (
    <div className="rounded-card border border-line bg-raised p-5">
      <Skeleton label={loading} lines={8} />
    </div>
  );
}

/** Minutes are exact enough for a day to begin. */
const MINUTE = 60_000;

/** Follows the device: what another tab saved, midnight, and the screen that goes off. */
function useDevice(): void {
  useEffect(() => {
    const { start, tick, lock } = trackerActions();
    void start();
    tick();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === 'periodDays' || key === 'tracker-settings') void start();
    };
    let closing: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(closing);
      const left = awayLeft(Date.now());
      if (document.visibilityState !== 'hidden') tick();
      else if (left > 0) closing = setTimeout(lock, left);
      else lock();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    const timer = setInterval(tick, MINUTE);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
      clearInterval(timer);
      clearTimeout(closing);
      lock();
    };
  }, []);
}
