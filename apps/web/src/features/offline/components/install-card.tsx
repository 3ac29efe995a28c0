import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type InstallOffer, watchInstall } from '../install.ts';

/** Adds Salama to the home screen where the browser offers it, and says how to elsewhere. */
export function InstallCard() {
  const { apps } = useMessages('pages');
  const [offer, setOffer] = useState<InstallOffer>();
  // A function as a state is wrapped, or React would call it.
  useEffect(() => watchInstall((next) => setOffer(() => next)), []);
  return (
    <section className="flex flex-col items-start gap-3 rounded-card bg-raised p-6 shadow-card">
      <House aria-hidden="true" className="size-8 text-clay" />
      <h2 className="text-xl">{apps.install}</h2>
      <p>{apps.installText}</p>
      {offer === 'installed' && (
        <p role="status" className="mt-auto font-semibold">
          {apps.installed}
        </p>
      )}
      {typeof offer === 'function' && (
        <Button className="mt-auto" onClick={() => void offer()}>
          {apps.installButton}
        </Button>
      )}
      {offer === undefined && <p className="mt-auto">{apps.installMenu}</p>}
    </section>
  );
}
