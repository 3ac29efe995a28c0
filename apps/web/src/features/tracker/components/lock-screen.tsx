import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { findCrypto } from '../envelope.ts';
import { trackerActions } from '../state.ts';
import { PassphraseForm } from './passphrase-form.tsx';

/** Shows nothing of the diary until the passphrase is given. */
export function LockScreen() {
  const { lock } = useMessages('keeping');
  const [isAsking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="tracker-locked"
      className="mx-auto max-w-md overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="kanga" />
      <div className="flex flex-col gap-4 p-5">
        <h2 id="tracker-locked" className="flex items-center gap-2 text-xl">
          <Lock aria-hidden="true" className="size-5" />
          {lock.closedTitle}
        </h2>
        {findCrypto() ? (
          <>
            <p>{lock.closedText}</p>
            <PassphraseForm
              purpose="open"
              send={lock.open}
              onSend={async (passphrase) =>
                (await trackerActions().unlock(passphrase)) ? undefined : lock.wrong
              }
            />
          </>
        ) : (
          <p>{lock.unavailable}</p>
        )}
        <Button variant="quiet" className="self-start" onClick={() => setAsking(true)}>
          {lock.forgotten}
        </Button>
      </div>
      {isAsking && <StartAnew onClose={() => setAsking(false)} />}
    </section>
  );
}

function StartAnew({ onClose }: { onClose: () => void }) {
  const { lock } = useMessages('keeping');
  const [hasFailed, setFailed] = useState(false);
  const begin = async () => setFailed(!(await trackerActions().startAnew()));
  return (
    <ConfirmDialog
      title={lock.forgottenTitle}
      text={lock.forgottenText}
      confirm={lock.begin}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      <p role="alert" className="mt-3 font-semibold text-danger-ink empty:hidden">
        {hasFailed && lock.failed}
      </p>
    </ConfirmDialog>
  );
}
