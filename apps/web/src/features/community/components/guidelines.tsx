import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { areGuidelinesDue, dismissGuidelines } from '../guidelines.ts';
import { usePartners } from '../partners.ts';

/** The guidelines as a dialog: on the first visit, and at most once a day. Never over the age gate. */
export function DailyGuidelines() {
  const isHydrated = useHydrated();
  const { isGateOpen } = usePartners();
  return isHydrated && isGateOpen ? <WhenDue /> : null;
}

function WhenDue() {
  const { guidelines } = useMessages('community');
  const [isOpen, setOpen] = useState(() => areGuidelinesDue(Date.now()));
  const dismiss = () => {
    dismissGuidelines(Date.now());
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={guidelines.title}
      footer={<Button onClick={dismiss}>{guidelines.accept}</Button>}
    >
      <GuidelinesText />
    </Dialog>
  );
}

/** The four points, in the dialog and beside the list. */
export function GuidelinesText() {
  const { guidelines } = useMessages('community');
  return (
    <div className="flex flex-col gap-3">
      <p>{guidelines.lead}</p>
      <ul className="flex list-none flex-col gap-3 p-0">
        {guidelines.points.map((point) => (
          <li key={point} className="border-sun border-l-4 pl-3">
            {point}
          </li>
        ))}
      </ul>
      <p className="font-semibold">{guidelines.danger}</p>
    </div>
  );
}
