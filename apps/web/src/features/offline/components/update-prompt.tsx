import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useLocation } from '../../../lib/router.tsx';
// Hears the browser's offer to install from the first page on.
import '../install.ts';
import { canKeep, startWorker, wantsKept } from '../worker.ts';

/** Milliseconds that the page itself has the network alone before the worker fetches the rest. */
const HEAD_START = 2_000;

/** Starts the worker and, when a newer version waits, offers it. Until the person agrees, the old one goes on whole. */
export function UpdatePrompt() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { offline } = useMessages('shell');
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!canKeep() || !wantsKept()) return;
    const timer = setTimeout(() => {
      void startWorker(language, pathname).then(
        (registration) => registration && watch(registration, setWaiting),
      );
    }, HEAD_START);
    return () => clearTimeout(timer);
  }, [language, pathname]);
  return (
    <div role="status" className="toast">
      {waiting && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-raised px-4 py-3 shadow-lifted">
          <span className="mr-auto">{offline.updateReady}</span>
          <Button onClick={() => takeOver(waiting)}>{offline.update}</Button>
        </div>
      )}
    </div>
  );
}

function watch(registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void): void {
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) found(worker);
    });
  });
}

/** One reload, when the new worker answers for this page. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'take-over' });
}
