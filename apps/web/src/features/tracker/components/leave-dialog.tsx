import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
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
    <Dialog
      open
      onClose={onStay}
      title={leave.title}
      footer={
        <>
          <Button variant="quiet" onClick={onStay}>
            {leave.stay}
          </Button>
          <Button variant="secondary" onClick={drop}>
            {leave.drop}
          </Button>
          <Button onClick={() => void save()}>{leave.save}</Button>
        </>
      }
    >
      <p>{leave.text}</p>
    </Dialog>
  );
}
