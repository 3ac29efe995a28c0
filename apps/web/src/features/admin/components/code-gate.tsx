import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi, type SecondFactorState } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { loadProtection } from '../protection.ts';
import { Card } from './card.tsx';
import { CodeField } from './code-field.tsx';
import { FactorSetup } from './factor-setup.tsx';

/** Stands before the desk until this session has given a code, or an authenticator is set up where one is demanded. */
export function CodeGate({ state }: { state: SecondFactorState }) {
  const { protection: texts } = useMessages('admin');
  if (state.enabled) return <GiveCode />;
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="warning" title={texts.neededTitle}>
        {texts.required}
      </Notice>
      <FactorSetup onDone={() => void loadProtection()} />
    </div>
  );
}

function GiveCode() {
  const { protection: texts } = useMessages('admin');
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (isBusy) return;
    setBusy(true);
    const outcome = await adminApi.passSecondFactor(code);
    if (outcome.ok) await loadProtection();
    else setFault(faultOf('code', outcome));
    setBusy(false);
  };
  return (
    <Card title={texts.gateTitle}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{texts.gateText}</p>
        <CodeField label={texts.code} fault={fault} />
        <Button type="submit" busy={isBusy} className="self-start">
          {texts.gateSubmit}
        </Button>
      </form>
      <p className="text-ink-soft text-sm">{texts.gateLost}</p>
    </Card>
  );
}
