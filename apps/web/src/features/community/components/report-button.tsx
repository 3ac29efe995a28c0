import { Flag } from 'lucide-react';
import { useState } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { Report, Target } from '../api.ts';
import { callBoard } from '../state.ts';

const reportDialog = fetched(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps {
  target: Target;
  /** Tells a screen reader which post it is. */
  name: string;
  /** On a small screen the flag alone is shown. */
  compact?: boolean;
}

/** Opens the report of one post. */
export function ReportButton({ target, name, compact = false }: ReportButtonProps) {
  const { report, unreachable } = useMessages('community');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const send = (body: Report) => callBoard((api) => api.report(target, body));
  return (
    <>
      <button
        type="button"
        aria-label={`${report.button}: ${name}`}
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
        // On a phone the round button of the chat floats over the right edge, where a card alone has no other place.
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 text-ink-soft text-sm hover:bg-sunken ${compact ? 'ml-auto' : 'sm:ml-auto'}`}
      >
        <Flag aria-hidden="true" className="size-4" />
        <span className={compact ? 'max-sm:hidden' : ''}>{report.button}</span>
      </button>
      {isOpen && (
        <FetchedPart code={reportDialog} failed={<p role="alert">{unreachable}</p>}>
          {(ReportDialog) => <ReportDialog send={send} onClose={() => setOpen(false)} />}
        </FetchedPart>
      )}
    </>
  );
}
