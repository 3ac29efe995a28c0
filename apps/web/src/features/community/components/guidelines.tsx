import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { areGuidelinesDue, dismissGuidelines } from '../guidelines.ts';

/** The guidelines as a dialog: on the first visit, and at most once a day. For a browser alone, which knows when that was. */
export function DailyGuidelines() {
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
