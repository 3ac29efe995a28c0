import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const OwnPostsDialog = lazy(() =>
  import('./own-posts-dialog.tsx').then((module) => ({ default: module.OwnPostsDialog })),
);

/** The way back to what one has posted: by account, or by the code of a post. */
export function OwnPosts() {
  const { own, unreachable } = useMessages('community');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="scripts-only flex flex-col items-start gap-3 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{own.title}</h2>
      <p>{own.text}</p>
      <Button variant="secondary" disabled={!isHydrated} onClick={() => setOpen(true)}>
        <KeyRound aria-hidden="true" className="size-4" />
        {own.find}
      </Button>
      {isOpen && (
        <FallbackOnFailure fallback={<p role="alert">{unreachable}</p>}>
          <Suspense fallback={null}>
            <OwnPostsDialog onClose={() => setOpen(false)} />
          </Suspense>
        </FallbackOnFailure>
      )}
    </section>
  );
}
