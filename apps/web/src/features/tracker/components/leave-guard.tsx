import { splitPath } from '@salama/contract/language.ts';
import { useEffect, useState } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { useNavigate } from '../../../lib/router.tsx';
import { hasUnsaved } from '../state.ts';

const leaveDialog = fetched(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Asks before a link leaves unsaved days behind. Exit and the other languages are never held up. */
export function LeaveGuard() {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = hasUnsaved() ? leavingAddress(event) : undefined;
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  if (target === undefined) return null;
  const go = () => {
    setTarget(undefined);
    navigate(target);
  };
  return (
    <FetchedPart code={leaveDialog}>
      {(LeaveDialog) => <LeaveDialog onStay={() => setTarget(undefined)} onGo={go} />}
    </FetchedPart>
  );
}

/** Where a plain click on a link would go, when that is another page of ours. */
function leavingAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlainClick(event) || !link || link.target || link.closest('[data-exit]')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isHere = splitPath(pathname).path === splitPath(window.location.pathname).path;
  return origin === window.location.origin && !isHere ? pathname + search + hash : undefined;
}
