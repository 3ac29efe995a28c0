import type { ErrorCode } from '@salama/contract/errors.ts';
import { createContext, use } from 'react';

/** What every part of the desk may need to know of who sits at it. */
export interface DeskContext {
  role: 'ADMIN' | 'moderator';
  username: string;
  /** The server no longer lets this account do what the desk shows: looks again who it is. */
  onForbidden(code: ErrorCode): void;
}

const Context = createContext<DeskContext | undefined>(undefined);
export const DeskProvider = Context.Provider;

export function useDesk(): DeskContext {
  const desk = use(Context);
  if (!desk) throw new Error('This needs a DeskProvider around it');
  return desk;
}
