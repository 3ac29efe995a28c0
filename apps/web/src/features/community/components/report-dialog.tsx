import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import { REPORT_REASONS, type ReportReason } from '@salama/contract/moderation/schemas.ts';
import { Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import type { Outcome } from '../../../lib/http.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import type { Report } from '../api.ts';
import { type BoardFault, faultOf } from '../board.ts';
import { FaultText } from './board-error.tsx';

interface Thanks {
  notice: string;
  help: Help | undefined;
}

export interface ReportDialogProps {
  /** Delivers the report; whatever is reported may be of another feature. */
  send: (report: Report) => Promise<Outcome<{ notice: string }>>;
  onClose: () => void;
}

/** Asks what is wrong with a post, then thanks and offers help. */
export function ReportDialog({ send, onClose }: ReportDialogProps) {
  const { report } = useMessages('community');
  const [thanks, setThanks] = useState<Thanks>();
  return (
    <Dialog open onClose={onClose} title={thanks ? report.thanksTitle : report.title}>
      {thanks ? (
        <Thanked thanks={thanks} onClose={onClose} />
      ) : (
        <ReasonForm send={send} onThanks={setThanks} />
      )}
    </Dialog>
  );
}

interface ReasonFormProps extends Pick<ReportDialogProps, 'send'> {
  onThanks: (thanks: Thanks) => void;
}

function ReasonForm({ send: deliver, onThanks }: ReasonFormProps) {
  const { report } = useMessages('community');
  const { language, country } = useAuthor();
  const [reason, setReason] = useState<ReportReason>();
  const [fault, setFault] = useState<BoardFault | 'choose'>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFault(reason ? undefined : 'choose');
    if (!reason || isBusy) return;
    setBusy(true);
    const body = { reason, language, ...(country && { country }) };
    const outcome = await deliver(body);
    setBusy(false);
    if (outcome.ok) onThanks({ notice: outcome.data.notice, help: outcome.help });
    else setFault(faultOf('reportSend', outcome));
  };
  return (
    <form method="post" onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <RadioList
        legend={report.lead}
        values={REPORT_REASONS}
        names={report.reasons}
        value={reason}
        onChoose={setReason}
      />
      {fault && (
        <Notice tone="danger" announce="alert">
          {fault === 'choose' ? <p>{report.choose}</p> : <FaultText fault={fault} />}
        </Notice>
      )}
      <Button type="submit" busy={isBusy} className="self-end">
        {report.send}
      </Button>
    </form>
  );
}

function Thanked({ thanks, onClose }: { thanks: Thanks; onClose: () => void }) {
  const { report } = useMessages('community');
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{thanks.notice}</p>
      {thanks.help ? <HelpCard help={thanks.help} /> : <GeneralHelp />}
      <Button variant="secondary" onClick={onClose} className="self-end">
        {report.close}
      </Button>
    </div>
  );
}

function GeneralHelp() {
  const { report } = useMessages('community');
  return (
    <div className="flex flex-col gap-3 rounded-card bg-brand-soft p-4">
      <p className="font-semibold">{report.helpTitle}</p>
      <p>{report.helpText}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger')}>
          <Phone aria-hidden="true" className="size-5" />
          {report.call(EMERGENCY_NUMBER)}
        </a>
        <PageLink to="/chat" className={buttonClass('secondary')}>
          {report.ask}
        </PageLink>
      </div>
    </div>
  );
}
