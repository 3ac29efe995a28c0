import { useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useStuckMove } from '../../../lib/router.tsx';

/**
 * Says why a link led nowhere: the next page is not on this phone and the server cannot be reached. In sight wherever
 * the link stands, and out of the way once it is closed.
 */
export function StuckNotice() {
  const move = useStuckMove();
  const [closed, setClosed] = useState<number>();
  const { offline } = useMessages('shell');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-10 mx-auto max-w-2xl px-4">
      {move !== undefined && move !== closed && (
        <div key={move} className="pointer-events-auto rounded-card shadow-lifted">
          <Notice tone="warning" title={offline.unreachable} onDismiss={() => setClosed(move)}>
            <p>{offline.text}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
