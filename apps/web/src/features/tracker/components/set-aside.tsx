import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { fileName } from '../backup.ts';
import { useTracker } from '../state.ts';
import { removeUnreadable, unreadableValues } from '../storage.ts';

/** Tells of what could not be read, and lets the person take it along or away. */
export function SetAside() {
  const { aside } = useMessages('keeping');
  const today = useTracker((state) => state.today);
  const [values, setValues] = useState(unreadableValues);
  const [isAsking, setAsking] = useState(false);
  if (values.length === 0) return null;
  const remove = () => {
    setAsking(false);
    removeUnreadable();
    setValues(unreadableValues());
  };
  return (
    <Notice tone="warning" title={aside.title}>
      <p>{aside.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => saveFile(fileName('copy', today), values.join('\n'))}>
          {aside.save}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {aside.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={aside.question}
          text={aside.warning}
          confirm={aside.remove}
          onClose={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </Notice>
  );
}
