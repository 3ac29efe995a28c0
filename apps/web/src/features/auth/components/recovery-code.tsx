import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeToKeep } from '../../../components/code-to-keep.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { forgetRecoveryCode } from '../session.ts';

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
      <CodeToKeep code={code} fileText={`${username}\n${code}\n`} texts={messages} actions={<KeptButton />}>
        <p>{messages.codeSharedPhone}</p>
      </CodeToKeep>
    </section>
  );
}

function KeptButton() {
  const messages = useMessages('auth');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.kept}</Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.codeTitle}
          text={messages.keptQuestion}
          confirm={messages.keptConfirm}
          stay={messages.notYet}
          variant="primary"
          onConfirm={forgetRecoveryCode}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
