import { useEffect } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { dropEvent, useEvent } from '../posting.ts';

/** Milliseconds for which a success is shown (specification, section 9). */
const SHOWN_FOR = 3_000;

/**
 * Says what has just happened: a success for three seconds or until the page is left, that a post is being checked until
 * it is closed.
 */
export function EventToast() {
  const messages = useMessages('community');
  const event = useEvent();
  const isLasting = event?.kind === 'held';
  useEffect(() => {
    if (!event || isLasting) return undefined;
    const timer = setTimeout(() => dropEvent(event), SHOWN_FOR);
    return () => {
      clearTimeout(timer);
      dropEvent(event);
    };
  }, [event, isLasting]);
  return (
    <div role="status" className="toast">
      {event && (
        <div className="rounded-card shadow-lifted">
          <Notice
            tone={isLasting ? 'info' : 'success'}
            onDismiss={isLasting ? () => dropEvent(event) : undefined}
          >
            <p className="font-semibold">{messages.events[event.kind]}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
