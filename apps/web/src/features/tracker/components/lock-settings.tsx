import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { findCrypto } from '../envelope.ts';
import { trackerActions, useTracker } from '../state.ts';
import { unreadableValues } from '../storage.ts';
import { PassphraseForm } from './passphrase-form.tsx';

/** Turns the lock on and off. Where the browser cannot encrypt it says why instead of pretending. */
export function LockSettings() {
  const { lock } = useMessages('keeping');
  const isLocked = useTracker((state) => state.isLocked);
  if (!findCrypto()) return <p>{lock.unavailable}</p>;
  return (
    <>
      <p>{lock.lead}</p>
      {unreadableValues().length > 0 && <p className="font-semibold">{lock.copies}</p>}
      {isLocked ? (
        <LockedSettings />
      ) : (
        <PassphraseForm
          purpose="make"
          send={lock.turnOn}
          onSend={async (passphrase) =>
            (await trackerActions().turnOnLock(passphrase)) ? undefined : lock.failed
          }
        />
      )}
    </>
  );
}

function LockedSettings() {
  const { lock } = useMessages('keeping');
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <p role="status" className="font-semibold">
        {hasFailed ? lock.failed : lock.isOn}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => trackerActions().lock()}>{lock.now}</Button>
        <Button
          variant="secondary"
          onClick={() =>
            void trackerActions()
              .turnOffLock()
              .then((isDone) => setFailed(!isDone))
          }
        >
          {lock.turnOff}
        </Button>
      </div>
    </>
  );
}
