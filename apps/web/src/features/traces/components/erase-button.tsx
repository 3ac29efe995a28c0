import { Eraser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const EraseDialog = lazy(() =>
  import('./erase-dialog.tsx').then((module) => ({ default: module.EraseDialog })),
);

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
        <FallbackOnFailure fallback={null}>
          <Suspense fallback={null}>
            <EraseDialog onClose={() => setOpen(false)} signOut={signOut} />
          </Suspense>
        </FallbackOnFailure>
      )}
    </>
  );
}
