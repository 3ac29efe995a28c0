import type { ListedCorrection } from '@salama/contract/corrections/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { type LineDraft, lineDraftAgain, lineDraftOf, newLineDraft, proposalOf } from '../line-draft.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { LineForm } from './line-form.tsx';

interface Writing {
  draft: LineDraft;
  name: string;
  /** The draft that is written anew. */
  again?: ListedCorrection;
}

/** Where a wrong number is put right without a new version. */
export function Corrections() {
  const messages = useMessages('admin');
  const texts = useMessages('corrections');
  const { countries } = useMessages('shell');
  const [country, setCountry] = useState<Country>(countries[0]?.code ?? 'KE');
  const [writing, setWriting] = useState<Writing>();
  const [said, setSaid] = useState('');
  const list = useResource('corrections', 'corrections', adminApi.corrections);
  const lines = useResource(`lines ${country}`, 'corrections', () => adminApi.lines(country));
  const done = (words: string) => {
    setWriting(undefined);
    setSaid(words);
    list.reload();
    lines.reload();
  };
  const save = async (draft: LineDraft) => {
    const proposal = proposalOf(draft);
    const again = writing?.again;
    const outcome = again
      ? await adminApi.reviseCorrection(again._id, { version: again.version, proposal })
      : await adminApi.proposeCorrection(proposal);
    if (outcome.ok) done(texts.saved);
    return outcome;
  };
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  return (
    <>
      <Card title={messages.tabs.corrections} aside={<Export />}>
        <p className="max-w-prose text-ink-soft">{texts.lead}</p>
        {list.data?.isAlone && <Notice>{texts.alone}</Notice>}
        <div role="status">{said && <Notice>{said}</Notice>}</div>
        <FaultBanner fault={list.fault} onRetry={list.reload} />
        {!list.data && !list.fault && <Skeleton label={messages.loading} lines={6} />}
        {list.data?.corrections.length === 0 && <p>{texts.none}</p>}
        {list.data?.corrections.map((one) => (
          <CorrectionCard
            key={`${one._id} ${one.version}`}
            correction={one}
            isAlone={list.data?.isAlone ?? false}
            onDone={done}
            onEdit={(again) => setWriting({ draft: lineDraftAgain(again), name: again.line, again })}
          />
        ))}
        {writing && (
          <LineForm
            key={`${writing.draft.action} ${writing.draft.line} ${writing.again?.version}`}
            initial={writing.draft}
            name={writing.name}
            onSave={save}
            onClose={() => setWriting(undefined)}
          />
        )}
      </Card>
      <Card title={texts.lines(name)}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Select
            label={texts.country}
            value={country}
            options={countries.map(({ code, name: label }) => ({ value: code, label }))}
            onChoose={setCountry}
          />
          <Button onClick={() => setWriting({ draft: newLineDraft(country), name: '' })}>{texts.add}</Button>
        </div>
        <FaultBanner fault={lines.fault} onRetry={lines.reload} />
        {!lines.data && !lines.fault && <Skeleton label={messages.loading} lines={6} />}
        <ul className="flex list-none flex-col gap-3 p-0">
          {lines.data?.lines.map((line) => (
            <LineRow key={line.id} line={line} country={country} onWrite={setWriting} />
          ))}
        </ul>
      </Card>
    </>
  );
}

type DeskLine = Parameters<typeof lineDraftOf>[0] & { isCorrected: boolean; isFixed: boolean };

interface LineRowProps {
  line: DeskLine;
  country: Country;
  onWrite: (writing: Writing) => void;
}

function LineRow({ line, country, onWrite }: LineRowProps) {
  const texts = useMessages('corrections');
  const { kinds } = useMessages('directory');
  const language = useLanguage();
  const { number, kind, name } = line.value;
  const label = `${name[language]}, ${number}`;
  const write = (action: 'change' | 'withdraw') =>
    onWrite({ draft: lineDraftOf(line, { action, country }), name: label });
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card bg-paper p-4">
      <div className="mr-auto min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-soft text-sm">{kinds[kind]}</p>
        {line.isFixed && <p className="text-ink-soft text-sm">{texts.emergency}</p>}
        {line.isCorrected && <p className="text-sm">{texts.corrected}</p>}
      </div>
      {!line.isFixed && (
        <Button
          variant="secondary"
          aria-label={texts.forLine(texts.change, label)}
          onClick={() => write('change')}
        >
          {texts.change}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={texts.forLine(texts.withdraw, label)}
        onClick={() => write('withdraw')}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}

function Export() {
  const texts = useMessages('corrections');
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    const outcome = await adminApi.exportCorrections();
    if (!outcome.ok) return setFault(faultOf('corrections', outcome));
    saveFile('corrections.yaml', outcome.data.text, 'application/yaml');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void save()}>
        {texts.export}
      </Button>
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
    </>
  );
}
