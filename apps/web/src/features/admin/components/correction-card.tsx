import type { LineValue, ListedCorrection } from '@salama/contract/corrections/schemas.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import type { Outcome } from '../../../lib/http.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { CodeField } from './code-field.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { Badge } from './user-row.tsx';

interface CorrectionCardProps {
  correction: ListedCorrection;
  isAlone: boolean;
  /** Something came of it; `said` is for everybody who listens. */
  onDone: (said: string) => void;
  onEdit: (correction: ListedCorrection) => void;
}

/** One correction: what stood, what is to stand, and what may be done with it. */
export function CorrectionCard({ correction, isAlone, onDone, onEdit }: CorrectionCardProps) {
  const texts = useMessages('corrections');
  const language = useLanguage();
  const { state, action, country, by, publishedBy, comesAt, source, before, value } = correction;
  return (
    <article className="flex flex-col gap-3 rounded-card bg-paper p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={state === 'published' || state === 'waiting' ? 'strong' : 'plain'}>
          {texts.states[state]}
        </Badge>
        {`${country} · ${texts.actions[action]}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {before && <Line title={texts.was} line={before} />}
        {value ? (
          <Line title={texts.becomes} line={value} />
        ) : (
          <p>
            <strong>{texts.becomes}</strong> {texts.gone}
          </p>
        )}
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {[texts.by(by), ...(publishedBy ? [texts.publishedBy(publishedBy)] : [])].join(', ')}.{' '}
        <a href={source.url} rel="noreferrer" target="_blank">
          {source.name}
        </a>
        {`, ${formatDate(language, source.read, 'date')}`}
      </p>
      {comesAt && (
        <p>{texts.comes(formatDate(language, comesAt, 'date'), formatDate(language, comesAt, 'time'))}</p>
      )}
      <Choices correction={correction} isAlone={isAlone} onDone={onDone} onEdit={onEdit} />
    </article>
  );
}

function Line({ title, line }: { title: string; line: LineValue }) {
  const language = useLanguage();
  const { number, name, hours, cost, networks, note, ifNoAnswer } = line;
  const words = [name, hours, cost, networks, note, ifNoAnswer];
  return (
    <div>
      <strong>{title}</strong>
      <p className="font-mono text-lg">{number}</p>
      <p className="text-sm">{words.flatMap((said) => (said ? [said[language]] : [])).join(' · ')}</p>
    </div>
  );
}

function Choices({ correction, isAlone, onDone, onEdit }: CorrectionCardProps) {
  const texts = useMessages('corrections');
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const { _id, state, isOwn } = correction;
  const run = async (call: () => Promise<Outcome<unknown>>, said: string) => {
    setBusy(true);
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) onDone(said);
    else setFault(faultOf('correction', outcome));
  };
  const isDraft = state === 'draft';
  if (!isDraft && state !== 'waiting' && state !== 'published') return null;
  const drop = () => run(() => adminApi.dropCorrection(_id), texts.dropped);
  return (
    <>
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      {isDraft && isOwn && !isAlone && <p>{texts.own}</p>}
      {asksCode && <Publish correction={correction} onDone={onDone} />}
      <div className="flex flex-wrap gap-3">
        {isDraft && (!isOwn || isAlone) && !asksCode && (
          <Button onClick={() => setAsksCode(true)}>{texts.publish}</Button>
        )}
        {isDraft && (
          <Button variant="secondary" onClick={() => onEdit(correction)}>
            {texts.edit}
          </Button>
        )}
        {state === 'published' ? (
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() => void run(() => adminApi.undoCorrection(_id), texts.undone)}
          >
            {texts.undo}
          </Button>
        ) : (
          <Button variant="secondary" busy={isBusy} onClick={() => void drop()}>
            {isDraft ? texts.drop : texts.stop}
          </Button>
        )}
      </div>
    </>
  );
}

/** The code of this moment, for this one publication. */
function Publish({ correction, onDone }: Pick<CorrectionCardProps, 'correction' | 'onDone'>) {
  const texts = useMessages('corrections');
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (isBusy || !code.trim()) return;
    setBusy(true);
    const { _id, version } = correction;
    const outcome = await adminApi.publishCorrection(_id, { version, code });
    setBusy(false);
    if (!outcome.ok) return setFault(faultOf('correction', outcome));
    onDone(outcome.data.state === 'waiting' ? texts.waiting : texts.published);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <p>{fault?.code === 'SECOND_FACTOR_NEEDED' ? texts.setUp : texts.codeText}</p>
      <CodeField label={texts.code} fault={fault} />
      <Button type="submit" busy={isBusy} className="self-start">
        {texts.publish}
      </Button>
    </form>
  );
}
