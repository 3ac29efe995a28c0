import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useIsStuck } from '../../../lib/router.tsx';

/** Says why a link led nowhere: the next page is not on this phone and the server cannot be reached. */
export function StuckNotice() {
  const isStuck = useIsStuck();
  const { offline } = useMessages('shell');
  return (
    <div role="status" className="sticky top-20 z-10 mx-auto w-full max-w-2xl px-4">
      {isStuck && (
        <Notice tone="warning" title={offline.unreachable}>
          <p>{offline.text}</p>
        </Notice>
      )}
    </div>
  );
}
