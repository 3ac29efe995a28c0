import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { callStories, reloadStories } from '../state.ts';
import { useStoryCall } from '../story-call.ts';

/** Takes one's own story back after asking once more. */
export function TakeBackButton({ id }: { id: string }) {
  const { takeBack } = useMessages('testimonials');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useStoryCall();
  const confirm = async () => {
    if (await run(() => callStories((api) => api.remove(id)))) {
      setAsking(false);
      void reloadStories();
    }
  };
  return (
    <>
      <Button variant="quiet" className="ml-auto text-danger-ink!" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {takeBack.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={takeBack.question}
          text={takeBack.text}
          confirm={takeBack.confirm}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {failure && (
            <Notice tone="danger" announce="alert">
              <p>{failure}</p>
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
