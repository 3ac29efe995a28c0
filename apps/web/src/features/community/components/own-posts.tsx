import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const ownPostsDialog = fetched(async () => (await import('./own-posts-dialog.tsx')).OwnPostsDialog);

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
        <FetchedPart code={ownPostsDialog} failed={<p role="alert">{unreachable}</p>}>
          {(OwnPostsDialog) => <OwnPostsDialog onClose={() => setOpen(false)} />}
        </FetchedPart>
      )}
    </section>
  );
}
