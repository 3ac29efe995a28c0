import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeToKeep } from '../../../components/code-to-keep.tsx';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { loadProtection } from '../protection.ts';
import { Card } from './card.tsx';
import { CodeField } from './code-field.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { FaultBanner } from './fault-banner.tsx';

const qrCode = fetched(async () => (await import('./qr-code.tsx')).QrCode);

interface Begun {
  secret: string;
  uri: string;
}

/** Three steps: show the secret, take a first code, hand out spare codes. Nothing counts before the first code. */
export function FactorSetup({ onDone }: { onDone: () => void }) {
  const messages = useMessages('admin');
  const { protection: texts } = messages;
  const [begun, setBegun] = useState<Begun>();
  const [spareCodes, setSpareCodes] = useState<string[]>();
  const [fault, setFault] = useState<Fault>();
  const [asksPassword, setAsksPassword] = useState(false);
  const begin = async () => {
    setAsksPassword(false);
    setFault(undefined);
    const outcome = await adminApi.beginSecondFactor();
    if (outcome.ok) setBegun(outcome.data);
    else if (outcome.code === 'REAUTH_REQUIRED') setAsksPassword(true);
    else setFault(faultOf('protection', outcome));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the set-up opens
  useEffect(() => void begin(), []);
  if (spareCodes) return <SpareCodes codes={spareCodes} onDone={() => void loadProtection().then(onDone)} />;
  return (
    <Card title={texts.begin}>
      <FaultBanner fault={fault} onRetry={() => void begin()} />
      {!begun && !fault && !asksPassword && <Skeleton label={messages.loading} />}
      {asksPassword && <ConfirmPassword onConfirmed={() => void begin()} onClose={onDone} />}
      {begun && <FirstCode begun={begun} onEnabled={setSpareCodes} onCancel={onDone} />}
    </Card>
  );
}

interface FirstCodeProps {
  begun: Begun;
  onEnabled: (spareCodes: string[]) => void;
  onCancel: () => void;
}

function FirstCode({ begun, onEnabled, onCancel }: FirstCodeProps) {
  const messages = useMessages('admin');
  const { protection: texts } = messages;
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (isBusy) return;
    setBusy(true);
    const outcome = await adminApi.enableSecondFactor(code);
    setBusy(false);
    if (outcome.ok) onEnabled(outcome.data.spareCodes);
    else setFault(faultOf('code', outcome));
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="font-semibold">{texts.scanTitle}</p>
      <FetchedPart code={qrCode} fallback={<Skeleton label={messages.loading} />}>
        {(QrCode) => <QrCode text={begun.uri} label={texts.qrLabel} />}
      </FetchedPart>
      <p>{texts.scanHint}</p>
      <code translate="no" className="select-all rounded-field bg-sunken px-4 py-3 font-mono wrap-anywhere">
        {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
      <CodeField label={texts.enterCode} fault={fault} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {texts.enable}
        </Button>
      </div>
    </form>
  );
}

function SpareCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { protection: texts } = useMessages('admin');
  const text = codes.join('\n');
  return (
    <Card title={texts.codesTitle}>
      <Notice tone="warning" announce="status">
        {texts.codesText}
      </Notice>
      <div className="flex flex-col gap-4 whitespace-pre-line">
        <CodeToKeep
          code={text}
          fileText={text}
          texts={texts}
          actions={<Button onClick={onDone}>{texts.kept}</Button>}
        />
      </div>
    </Card>
  );
}
