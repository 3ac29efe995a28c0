import { Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { forgetRecoveryCode } from '../session.ts';

/** A name that says nothing to who finds the file. */
const FILE_NAME = 'notes.txt';

/** The recovery code, shown this once; it is in this page's memory only. */
export function RecoveryCode({ code, username }: { code: string; username: string }) {
  const messages = useMessages('auth');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mx-auto my-6 flex w-[calc(100%-2rem)] max-w-2xl flex-col gap-4 rounded-card border-2 border-warning bg-warning-soft p-5 text-ink shadow-card"
    >
      <h2 id={titleId} className="text-xl">
        {messages.codeTitle}
      </h2>
      <p>{messages.codeText}</p>
      <code
        translate="no"
        className="block select-all rounded-field bg-raised px-4 py-3 text-center font-mono font-semibold text-lg tracking-wide wrap-anywhere"
      >
        {code}
      </code>
      <p>{messages.codeSharedPhone}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton code={code} />
        <Button variant="secondary" onClick={() => saveText(`${username}\n${code}\n`)}>
          <Download aria-hidden="true" className="size-4" />
          {messages.saveText}
        </Button>
        <KeptButton />
      </div>
    </section>
  );
}

function CopyButton({ code }: { code: string }) {
  const messages = useMessages('auth');
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {messages.copy}
      </Button>
      <span role="status" className="text-sm">
        {result && messages[result]}
      </span>
    </div>
  );
}

function KeptButton() {
  const messages = useMessages('auth');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.kept}</Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={messages.codeTitle}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {messages.notYet}
            </Button>
            <Button onClick={forgetRecoveryCode}>{messages.keptConfirm}</Button>
          </>
        }
      >
        <p>{messages.keptQuestion}</p>
      </Dialog>
    </>
  );
}

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
