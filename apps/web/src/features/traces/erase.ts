import { emptyMemory, tellErasing } from '../../lib/exit.ts';
import { deleteCaches, removeWorkers } from '../../lib/kept-pages.ts';
import { removeEverything } from '../../lib/storage.ts';

/** Milliseconds that one step may take: somebody may be coming. */
const PATIENCE = 2_000;

/**
 * Takes everything of Salama off this device, and its other tabs away: memory, local and session storage, databases, kept pages and the worker
 * that keeps them. False when something could not be erased; then the person is told.
 */
export async function eraseDevice(): Promise<boolean> {
  emptyMemory();
  tellErasing();
  const done = [removeEverything()];
  for (const step of [removeWorkers, deleteCaches, deleteDatabases]) done.push(await inTime(step));
  // What was still writing while the rest went.
  done.push(removeEverything());
  return done.every(Boolean);
}

/** Resolves when the work is done, or its time over. */
export async function inTime(work: () => Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
  const done = work().then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]);
}

/** Browsers that cannot list their databases have none of ours: nothing of Salama needs one there. */
async function deleteDatabases(): Promise<void> {
  const known = (await window.indexedDB?.databases?.()) ?? [];
  await Promise.all(known.map(({ name }) => name && deleteDatabase(name)));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds it'));
  });
}
