import { localPath } from '@salama/contract/language.ts';
import { type Material, NEW_MATERIAL } from '@salama/contract/learning/schemas.ts';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Outcome } from '../../../lib/http.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { changesOf, draftOf, fieldOf, type MaterialFields, materialFaults } from '../material-draft.ts';
import { useSaved } from '../saved.ts';
import { TABS } from '../tabs.ts';
import { FaultBanner } from './fault-banner.tsx';
import { MaterialChoices, MaterialTexts } from './material-fields.tsx';

interface MaterialFormProps {
  /** Absent for one that is new. */
  material?: Material;
  initial: MaterialFields;
}

/** Full page, with every text kept until it is saved or left on purpose. */
export function MaterialForm({ material, initial }: MaterialFormProps) {
  const messages = useMessages('admin');
  const { form } = messages.materials;
  const [fields, setFields] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const back = useWayBack();
  const faults = isTried ? materialFaults(fields) : {};
  const change = (some: Partial<MaterialFields>) => {
    setFault(undefined);
    setFields((now) => ({ ...now, ...some }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    setTried(true);
    if (isBusy) return;
    if (Object.keys(materialFaults(fields)).length > 0) return focusFirstFault(page);
    setBusy(true);
    const outcome = await save(material, initial, fields);
    setBusy(false);
    if (!outcome.ok) return setFault(faultOf(material ? 'updateMaterial' : 'createMaterial', outcome));
    useSaved.setState({ text: messages.materials.saved(outcome.data.title) });
    back();
  };
  const leave = () => (isChanged(initial, fields) ? setLeaving(true) : back());
  const serverField = fieldOf(fault?.code);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto flex w-full max-w-3xl flex-col gap-5 rounded-card border border-line bg-raised p-4 shadow-card sm:p-8"
    >
      <div className="flex items-center gap-3">
        <h2 className="mr-auto text-xl">{material ? form.editTitle : form.createTitle}</h2>
        <IconButton label={messages.close} onClick={leave}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {material?.builtIn && <Notice>{form.builtIn}</Notice>}
      <MaterialTexts
        fields={fields}
        faults={serverField && fault?.code ? { ...faults, [serverField]: fault.code } : faults}
        isFixed={material?.builtIn ?? false}
        onChange={change}
      />
      <MaterialChoices fields={fields} isFixed={material?.builtIn ?? false} onChange={change} />
      <FaultBanner fault={fault} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={leave}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={Object.keys(faults).length > 0}>
          {material ? form.update : form.create}
        </Button>
      </div>
      {isLeaving && <LeaveForm onLeave={back} onStay={() => setLeaving(false)} />}
    </form>
  );
}

function useWayBack(): () => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return () => navigate(localPath(language, TABS.materials.path));
}

async function save(
  material: Material | undefined,
  before: MaterialFields,
  after: MaterialFields,
): Promise<Outcome<Material>> {
  if (!material) return adminApi.createMaterial(draftOf(after));
  return adminApi.updateMaterial(material._id, changesOf(before, after));
}

function isChanged(before: MaterialFields, after: MaterialFields): boolean {
  const names = Object.keys(NEW_MATERIAL).concat('title', 'description', 'url', 'lang');
  return names.some((name) => before[name as keyof MaterialFields] !== after[name as keyof MaterialFields]);
}

/** After the fault is on screen. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function LeaveForm({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { form } = useMessages('admin').materials;
  return (
    <ConfirmDialog
      title={form.leaveTitle}
      text={form.leaveText}
      confirm={form.leave}
      stay={form.stay}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
