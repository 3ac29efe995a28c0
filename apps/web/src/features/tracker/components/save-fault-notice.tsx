import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { trackerActions, useTracker } from '../state.ts';

/** Why the last change could not be kept. */
export function SaveFaultNotice() {
  const { faults } = useMessages('tracker');
  const fault = useTracker((state) => state.fault);
  if (!fault) return null;
  return (
    <Notice tone="danger" announce="alert" onDismiss={() => trackerActions().dismissFault()}>
      <p>{faults[fault]}</p>
    </Notice>
  );
}
