import { ANSWERERS, CONTACT_KINDS } from '@salama/contract/help.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '@salama/contract/language.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import type { Outcome } from '../../../lib/http.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { type Fault, faultOf } from '../fault.ts';
import { LINE_TEXTS, type LineDraft, type LineText, lineDraftFaults } from '../line-draft.ts';
import { FaultBanner } from './fault-banner.tsx';

interface LineFormProps {
  initial: LineDraft;
  /** As the line is called, where it stands. */
  name: string;
  onSave: (draft: LineDraft) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** A correction while it is written; what was typed stays until it is saved or given up. */
export function LineForm({ initial, name, onSave, onClose }: LineFormProps) {
  const messages = useMessages('admin');
  const { form } = useMessages('corrections');
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const change = (some: Partial<LineDraft>) => setDraft((now) => ({ ...now, ...some }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    setTried(true);
    if (isBusy) return;
    if (Object.keys(lineDraftFaults(draft)).length > 0)
      return void requestAnimationFrame(() =>
        page.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    setBusy(true);
    const outcome = await onSave(draft);
    setBusy(false);
    setFault(outcome.ok ? undefined : faultOf('correction', outcome));
  };
  const { action } = draft;
  const title =
    action === 'add'
      ? form.addTitle
      : action === 'change'
        ? form.changeTitle(name)
        : form.withdrawTitle(name);
  return (
    <form
      method="post"
      noValidate
      aria-label={title}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-card bg-paper p-4 sm:p-5"
    >
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()} className="text-lg outline-none">
        {title}
      </h3>
      {action === 'withdraw' ? (
        <p>{form.withdrawText}</p>
      ) : (
        <LineFields draft={draft} isTried={isTried} onChange={change} />
      )}
      <SourceFields draft={draft} isTried={isTried} onChange={change} />
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {form.save}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  draft: LineDraft;
  isTried: boolean;
  onChange: (some: Partial<LineDraft>) => void;
}

function LineFields({ draft, isTried, onChange }: FieldsProps) {
  const { kinds } = useMessages('directory');
  const { form } = useMessages('corrections');
  const faults = isTried ? lineDraftFaults(draft) : {};
  return (
    <>
      {draft.action === 'add' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={form.kind}
            value={draft.kind}
            options={CONTACT_KINDS.map((value) => ({ value, label: kinds[value] }))}
            onChoose={(kind) => onChange({ kind })}
          />
          <Select
            label={form.answeredBy}
            value={draft.answeredBy}
            options={ANSWERERS.map((value) => ({ value, label: form.answerers[value] }))}
            onChoose={(answeredBy) => onChange({ answeredBy })}
          />
        </div>
      )}
      <Field
        label={form.number}
        hint={form.numberHint}
        name="number"
        type="tel"
        autoComplete="off"
        required
        value={draft.number}
        error={faults.number && form[faults.number]}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      {LINE_TEXTS.map((field) => (
        <LineTexts key={field} field={field} draft={draft} fault={faults[field]} onChange={onChange} />
      ))}
      <Field
        label={form.spoken}
        hint={form.spokenHint}
        name="languages"
        autoComplete="off"
        autoCapitalize="none"
        value={draft.languages}
        onChange={({ target }) => onChange({ languages: target.value })}
      />
    </>
  );
}

interface LineTextsProps {
  field: LineText;
  draft: LineDraft;
  fault: 'missing' | 'needed' | undefined;
  onChange: (some: Partial<LineDraft>) => void;
}

function LineTexts({ field, draft: { texts }, fault, onChange }: LineTextsProps) {
  const { form } = useMessages('corrections');
  return (
    <fieldset className="m-0 flex flex-col gap-3 border-0 p-0">
      <legend className="p-0 font-semibold">{form.texts[field]}</legend>
      <p className="text-ink-soft text-sm">{form.inEach}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={LANGUAGE_NAMES[language]}
            name={`${field}-${language}`}
            lang={language}
            autoComplete="off"
            value={texts[field][language]}
            error={fault && !texts[field][language].trim() ? form[fault] : undefined}
            onChange={({ target }) =>
              onChange({ texts: { ...texts, [field]: { ...texts[field], [language]: target.value } } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function SourceFields({ draft: { source }, isTried, onChange }: FieldsProps) {
  const { form } = useMessages('corrections');
  const lacking = (value: string) => (isTried && !value.trim() ? form.needed : undefined);
  const change = (some: Partial<LineDraft['source']>) => onChange({ source: { ...source, ...some } });
  return (
    <fieldset className="m-0 flex flex-col gap-3 border-0 p-0">
      <legend className="p-0 pb-2 font-semibold">{form.source}</legend>
      <Field
        label={form.sourceName}
        name="source"
        autoComplete="off"
        value={source.name}
        error={lacking(source.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={form.sourceUrl}
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={source.url}
        error={lacking(source.url)}
        onChange={({ target }) => change({ url: target.value })}
      />
      <Field
        label={form.sourceRead}
        name="read"
        type="date"
        value={source.read}
        error={lacking(source.read)}
        onChange={({ target }) => change({ read: target.value })}
      />
    </fieldset>
  );
}
