import { useState } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { fileName } from '../backup.ts';
import { findCrypto } from '../envelope.ts';
import { lockedBackup } from '../locked-backup.ts';
import { trackerActions, useTracker } from '../state.ts';
import { ImportFile } from './import-file.tsx';
import { PassphraseForm } from './passphrase-form.tsx';

/** The diary as a file that only its passphrase opens, and the way back. */
export function FileSettings() {
  const { files } = useMessages('keeping');
  return (
    <>
      <p>{files.lead}</p>
      <h3 className="text-base">{files.lockedTitle}</h3>
      <LockedBackup />
      <h3 className="text-base">{files.importTitle}</h3>
      <ImportFile />
    </>
  );
}

function LockedBackup() {
  const { calendar } = useMessages('tracker');
  const { files, lock } = useMessages('keeping');
  const diary = useTracker((state) => state.diary);
  const drafts = useTracker((state) => state.drafts);
  const settings = useTracker((state) => state.settings);
  const today = useTracker((state) => state.today);
  const [isSaved, setSaved] = useState(false);
  const crypto = findCrypto();
  if (!crypto) return <p>{lock.unavailable}</p>;
  const save = async (passphrase: string) => {
    const contents = { diary: new Map([...diary, ...drafts]), settings };
    saveFile(fileName('backup', today), await lockedBackup(contents, crypto, passphrase), 'application/json');
    await trackerActions().settle((now) => ({ ...now, savedAt: today }));
    setSaved(true);
    return undefined;
  };
  return (
    <>
      <p className="text-sm">{files.lockedText}</p>
      <PassphraseForm purpose="make" send={files.make} onSend={save} />
      <p role="status" className="font-semibold text-sm empty:hidden">
        {isSaved && calendar.exported}
      </p>
    </>
  );
}
