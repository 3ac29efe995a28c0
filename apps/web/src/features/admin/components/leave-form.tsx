import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';

export function LeaveForm({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { form } = useMessages('admin').materials;
  return (
    <ConfirmDialog
      title={form.leaveTitle}
      text={form.leaveText}
      confirm={form.leave}
      stay={form.stay}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
