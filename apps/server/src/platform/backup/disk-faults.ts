import { StartFault } from '../errors.ts';

const SQLITE_FULL = 13;
const SQLITE_DAMAGED = new Set([11, 26]);
const NOT_WRITABLE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/** What a disk refuses, as one line for the operator; any other failure as it is. */
export function asFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartFault) return error;
  const code = 'code' in error ? String(error.code) : '';
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  if (code === 'ENOSPC' || sqlite === SQLITE_FULL)
    return new StartFault('There is not enough room on the disk.');
  if (SQLITE_DAMAGED.has(sqlite))
    return new StartFault('The database is damaged: put back the newest backup.');
  if (NOT_WRITABLE.has(code) && 'path' in error)
    return new StartFault(`${error.path} cannot be written: its folder is missing, or not yours (${code}).`);
  return error;
}
