import { type ChangeEvent, useId, useState } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { allowAway, endAway } from '../away.ts';
import { findCrypto } from '../envelope.ts';
import { LARGEST_FILE, readFileText, readOwn } from '../import.ts';
import type { Found, FoundDiary } from '../imported-days.ts';
import { useTracker } from '../state.ts';
import { vaultOf } from '../vault.ts';
import { ImportPreview } from './import-preview.tsx';
import { PassphraseForm } from './passphrase-form.tsx';

type Readable = Extract<Found, { kind: 'diary' | 'sealed' }>;
type Step =
  | { step: 'choose' | 'reading' | 'done' }
  | { step: 'fault'; text: string }
  | { step: 'read'; found: Readable; text: string };

/** Reads a file on the device, shows what it would change, and only then adds it. */
export function ImportFile() {
  const { files } = useMessages('keeping');
  const today = useTracker((state) => state.today);
  const [now, setNow] = useState<Step>({ step: 'choose' });
  const read = async (text: string, isMonthFirst = false) => {
    const found = await readFileText(text, { spotting: files.spotting, today, isMonthFirst });
    if (found.kind === 'nothing' || found.kind === 'packed')
      setNow({ step: 'fault', text: files[found.kind] });
    else setNow({ step: 'read', found, text });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can then be chosen again.
    const clear = () => {
      target.value = '';
    };
    endAway();
    if (!file) return;
    if (file.size > LARGEST_FILE) return setNow({ step: 'fault', text: files.tooLarge });
    setNow({ step: 'reading' });
    await file
      .text()
      .then((text) => read(text))
      .catch(() => setNow({ step: 'fault', text: files.failed }))
      .finally(clear);
  };
  return (
    <>
      <p className="text-sm">{files.importText}</p>
      <FileInput label={files.choose} onChange={(event) => void choose(event)} />
      <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
        {now.step === 'reading' && (
          <>
            <Spinner /> {files.reading}
          </>
        )}
        {now.step === 'done' && files.merged}
      </p>
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {now.step === 'fault' && now.text}
      </p>
      {now.step === 'read' && (
        <Opened
          found={now.found}
          onOpened={(found) => setNow({ ...now, found })}
          onOrder={(isMonthFirst) => void read(now.text, isMonthFirst)}
          onEnd={(isMerged) => setNow({ step: isMerged ? 'done' : 'choose' })}
        />
      )}
    </>
  );
}

interface OpenedProps {
  found: Readable;
  onOpened: (found: FoundDiary) => void;
  onOrder: (isMonthFirst: boolean) => void;
  onEnd: (isMerged: boolean) => void;
}

function Opened({ found, onOpened, onOrder, onEnd }: OpenedProps) {
  const { files, lock } = useMessages('keeping');
  if (found.kind === 'diary') return <ImportPreview found={found} onOrder={onOrder} onEnd={onEnd} />;
  const open = async (passphrase: string) => {
    const crypto = findCrypto();
    if (!crypto) return lock.unavailable;
    const text = await (await vaultOf(crypto, passphrase, found.envelope)).open(found.envelope);
    const inside = text === undefined ? undefined : readOwn(JSON.parse(text));
    if (inside?.kind !== 'diary') return files.wrong;
    onOpened(inside);
    return undefined;
  };
  return (
    <div className="flex flex-col gap-3 rounded-field bg-sunken p-4">
      <p>{files.sealed}</p>
      <PassphraseForm purpose="open" send={files.open} onSend={open} />
    </div>
  );
}

function FileInput({
  label,
  onChange,
}: {
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,.csv,.txt,.cluedata,application/json,text/csv,text/plain"
        onClick={() => allowAway(Date.now())}
        onChange={onChange}
        className="block w-full min-w-0 rounded-field border border-line-strong bg-raised p-2 text-sm file:mr-3 file:min-h-9 file:rounded-pill file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-brand-ink"
      />
    </div>
  );
}
