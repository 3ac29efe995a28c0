import { deleteCaches, removeWorkers } from '../../lib/kept-pages.ts';
import { write } from '../../lib/storage.ts';
import { registerWorker } from './worker.ts';

/** Milliseconds that a slow network may need for all of it; a worker that is gone never answers. */
const PATIENCE = 300_000;

/** How much is kept: what the first visit keeps, or all pages, all articles and their search. */
export type Extent = 'first' | 'everything';

/**
 * Keeps the pages of a language on this device, because the person asked. True once every one is here; what came stays,
 * and another wish goes on from there.
 */
export async function keep(language: string, extent: Extent): Promise<boolean> {
  try {
    const worker = await workerOf(await registerWorker());
    if (!worker || !(await hasKept(worker, language, extent))) return false;
  } catch {
    return false;
  }
  write('offline', true);
  return true;
}

/** Takes every kept page off the device. */
export async function forget(): Promise<void> {
  write('offline', false);
  await removeWorkers();
  await deleteCaches();
}

/** The worker at work, or the first one when it has installed itself. Undefined when it could not. */
async function workerOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  const coming = waiting ?? installing;
  if (active || !coming) return active ?? undefined;
  return new Promise<ServiceWorker | undefined>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') resolve(undefined);
    });
  });
}

function hasKept(worker: ServiceWorker, language: string, extent: Extent): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === 'kept');
    setTimeout(resolve, PATIENCE, false);
    const everything = extent === 'everything';
    worker.postMessage({ type: 'keep', language, isAsked: true, everything }, [port2]);
  });
}
