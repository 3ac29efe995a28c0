import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const eraseDialog = fetched(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** Offers to erase everything of Salama on this device. `signOut` tells the server, as far as it can be reached. */
export function EraseButton({ signOut }: { signOut: () => Promise<void> }) {
  const { footer } = useMessages('shell');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        disabled={!isHydrated}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        <Eraser aria-hidden="true" className="size-5" />
        {footer.erase}
      </Button>
      {isOpen && (
        <FetchedPart code={eraseDialog} failed={null}>
          {(EraseDialog) => <EraseDialog onClose={() => setOpen(false)} signOut={signOut} />}
        </FetchedPart>
      )}
    </>
  );
}
