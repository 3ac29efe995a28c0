import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';

export function LeaveForm({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { form } = useMessages('admin').materials;
  return (
    <Dialog
      open
      onClose={onStay}
      title={form.leaveTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {form.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {form.leave}
          </Button>
        </>
      }
    >
      <p>{form.leaveText}</p>
    </Dialog>
  );
}
