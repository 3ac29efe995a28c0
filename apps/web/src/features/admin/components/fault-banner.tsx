import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useDesk } from '../desk-context.ts';
import type { Fault } from '../fault.ts';
import { loadProtection } from '../protection.ts';

interface FaultBannerProps {
  fault: Fault | undefined;
  onRetry?: () => void;
  onDismiss?: () => void;
}

/** What did not work, in red, until it is closed; the way to try again stays. A refusal that concerns the whole desk is followed up. */
export function FaultBanner({ fault, onRetry, onDismiss }: FaultBannerProps) {
  const messages = useMessages('admin');
  const { onForbidden } = useDesk();
  const [closed, setClosed] = useState<Fault>();
  const code = fault?.code;
  useEffect(() => {
    if (code === 'SECOND_FACTOR_REQUIRED' || code === 'SECOND_FACTOR_NEEDED') void loadProtection();
    if (code === 'FORBIDDEN') onForbidden(code);
  }, [code, onForbidden]);
  if (!fault) return null;
  const retry = onRetry && (
    <Button variant="quiet" className="-ml-5" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  if (fault === closed) return <div ref={focusButton}>{retry}</div>;
  return (
    // What was pressed may stand far below: what became of it follows there.
    <div className={onDismiss && 'sticky top-20 z-10'}>
      <Notice tone="danger" announce="alert" onDismiss={onDismiss ?? (() => setClosed(fault))}>
        <p>{fault.message ?? messages.fallbacks[fault.action]}</p>
        {fault.unreachable && <p>{messages.unreachable}</p>}
        {retry}
      </Notice>
    </div>
  );
}

/** Whoever closed the notice with a key goes on from here. */
function focusButton(place: HTMLElement | null): void {
  place?.querySelector('button')?.focus();
}
