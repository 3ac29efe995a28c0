import { readFlag } from '../../lib/storage.ts';

/** Whether this browser can keep pages: not over plain http on a local network, not in some private windows. */
export function canKeep(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && window.isSecureContext;
}

/** Kept unless the person said no, or is on a network where every byte counts and did not say yes. */
export function wantsKept(): boolean {
  return readFlag('offline') ?? !savesData();
}

/** Registers the worker and tells it which page this person reads. A failure only means: no offline use. */
export async function startWorker(
  language: string,
  path: string,
): Promise<ServiceWorkerRegistration | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const registration = await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', language, path });
    return registration;
  } catch {
    return undefined;
  }
}

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/** Asked to save data, or on a network of the second generation. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || Boolean(connection?.effectiveType?.endsWith('2g'));
}
