/** Milliseconds; a worker that is gone never answers. */
const ANSWER = 500;

/** Stops the workers that keep pages and takes them off this device. They leave with the last page of Salama. */
export async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) {
    const { installing, waiting, active } = registration;
    const workers = [installing, waiting, active].filter((worker) => worker != null);
    await Promise.all(workers.map(stopKeeping));
    await registration.unregister();
  }
}

/** Until the page is left, its worker still answers it: without this it would keep anew what was just deleted. */
function stopKeeping(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, ANSWER);
    worker.postMessage({ type: 'forget' }, [port2]);
  });
}

/** Whether a page is on this device, at the address without fragment. */
export async function isKept(path: string): Promise<boolean> {
  return 'caches' in window && (await caches.match(path).catch(() => undefined)) !== undefined;
}

/** Whether all articles of a language are on this device: the worker keeps their file's address as the sign. */
export async function hasEverything(language: string): Promise<boolean> {
  if (!('caches' in window)) return false;
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (new URL(url).pathname.startsWith(`/assets/articles-${language}-`)) return true;
  return false;
}

export async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
