import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Refused } from '../../lib/http.ts';
import type { Catalogues } from '../../locales/catalogues.ts';

export type Action = keyof Catalogues['admin']['fallbacks'];

/** Why something on the desk did not work: the fixed text of the action, and the server's sentence where there is one. */
export interface Fault {
  action: Action;
  message?: string;
  code?: ErrorCode;
  /** The server was not reached. */
  unreachable?: boolean;
}

export function faultOf(action: Action, { reason, message, code }: Refused): Fault {
  if (reason !== 'refused') return { action, unreachable: true };
  return { action, ...(message && { message }), ...(code && { code }) };
}
