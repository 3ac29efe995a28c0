import type { Material } from '@salama/contract/learning/schemas.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { useSaved } from '../saved.ts';

interface DeleteMaterialProps {
  material: Material;
  onClose: () => void;
  onDeleted: () => void;
  onFault: (fault: Fault) => void;
}

export function DeleteMaterial({ material, onClose, onDeleted, onFault }: DeleteMaterialProps) {
  const { materials: texts } = useMessages('admin');
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcome = await adminApi.deleteMaterial(material._id);
    onClose();
    if (!outcome.ok) return onFault(faultOf('deleteMaterial', outcome));
    useSaved.setState({ text: texts.deleted(material.title) });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={texts.deleteQuestion}
      text={texts.deleteText(material.title)}
      confirm={texts.remove}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
