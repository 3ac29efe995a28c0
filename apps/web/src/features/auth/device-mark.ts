import type { User } from '@salama/contract/auth/schemas.ts';
import { read, remove, write } from '../../lib/storage.ts';

/** By which the server knows this browser of somebody with a place at the desk. Signing out leaves it. */
export function readDeviceMark(): { deviceMark?: string } {
  const deviceMark = read('known_device', (value) =>
    typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined,
  );
  return deviceMark ? { deviceMark } : {};
}

/** The server gives a mark once, to a browser that showed none it knows. */
export function keepDeviceMark({ deviceMark }: { deviceMark?: string | undefined }): void {
  if (deviceMark) write('known_device', deviceMark);
}

/** The account is gone, and its mark is worth nothing; that of another account on this browser stays. */
export function forgetDeviceMark({ role, isModerator }: User): void {
  if (role === 'ADMIN' || isModerator) remove('known_device');
}
