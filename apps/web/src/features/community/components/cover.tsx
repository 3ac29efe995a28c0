import { EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { uncover } from '../uncovered.ts';

interface CoverProps {
  id: string;
  /** Takes the focus when the button goes: the element that then holds the post. */
  focus: string;
}

/** Stands in place of a post that readers reported and no moderator has looked at. */
export function Cover({ id, focus }: CoverProps) {
  const { cover } = useMessages('community');
  const show = () => {
    flushSync(() => uncover(id));
    document.getElementById(focus)?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field bg-warning-soft px-3 py-2 text-ink">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        {cover.text}
      </p>
      <Button variant="secondary" onClick={show}>
        {cover.show}
      </Button>
    </div>
  );
}
