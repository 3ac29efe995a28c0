import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { loadProtection, useProtection } from '../protection.ts';
import { Card } from './card.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { FaultBanner } from './fault-banner.tsx';

/** The authenticator of whoever sits at the desk: set up, renewed, removed. */
export function ProtectionPanel() {
  const messages = useMessages('admin');
  const { protection: texts } = messages;
  const { state } = useProtection();
  const [step, setStep] = useState<'setup' | 'ask' | 'password'>();
  const [fault, setFault] = useState<Fault>();
  if (!state) return null;
  const disable = async () => {
    setStep(undefined);
    const outcome = await adminApi.disableSecondFactor();
    if (outcome.ok) return loadProtection();
    if (outcome.code === 'REAUTH_REQUIRED') setStep('password');
    else setFault(faultOf('protection', outcome));
  };
  if (step === 'setup') return <FactorSetup onDone={() => setStep(undefined)} />;
  return (
    <Card title={messages.tabs.protection}>
      <p className="max-w-prose">{texts.lead}</p>
      <Notice tone={state.enabled ? 'success' : 'info'}>
        <p className="font-semibold">{state.enabled ? texts.on : texts.off}</p>
        {state.enabled && <p>{texts.spare(state.spareCodes)}</p>}
        {state.required && <p>{texts.required}</p>}
      </Notice>
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setStep('setup')}>{state.enabled ? texts.renew : texts.begin}</Button>
        {state.enabled && !state.required && (
          <Button variant="secondary" onClick={() => setStep('ask')}>
            {texts.disable}
          </Button>
        )}
      </div>
      {step === 'password' && (
        <ConfirmPassword onConfirmed={() => void disable()} onClose={() => setStep(undefined)} />
      )}
      {step === 'ask' && (
        <ConfirmDialog
          title={texts.disableTitle}
          text={texts.disableText}
          confirm={texts.disableConfirm}
          onConfirm={() => void disable()}
          onClose={() => setStep(undefined)}
        />
      )}
    </Card>
  );
}
