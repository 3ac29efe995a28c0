import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { trackerActions } from '../state.ts';

/** Save, go without saving, or stay. A save that fails stays, and the page says why. */
export function LeaveDialog({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  const { leave } = useMessages('keeping');
  const drop = () => {
    trackerActions().discardAll();
    onGo();
  };
  const save = async () => ((await trackerActions().save()) ? onGo() : onStay());
  return (
    <ConfirmDialog
      title={leave.title}
      text={leave.text}
      confirm={leave.save}
      stay={leave.stay}
      variant="primary"
      between={
        <Button variant="secondary" onClick={drop}>
          {leave.drop}
        </Button>
      }
      onConfirm={() => void save()}
      onClose={onStay}
    />
  );
}
