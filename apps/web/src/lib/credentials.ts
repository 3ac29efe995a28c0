import { read, write } from './storage.ts';

/** What identifies this browser to the server. `sessionId` is signed: `<uuid>.<signature>`. */
export interface Credentials {
  token?: string;
  sessionId?: string;
}

export function readCredentials(): Credentials {
  return read('auth-storage', parseCredentials) ?? {};
}

export function writeCredentials(credentials: Credentials): void {
  write('auth-storage', credentials);
}

function parseCredentials(value: unknown): Credentials | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { token, sessionId } = value as Record<string, unknown>;
  return {
    ...(isHeaderValue(token) && { token }),
    ...(isHeaderValue(sessionId) && { sessionId }),
  };
}

/** Only what may stand in a header: `fetch` throws on anything else. */
function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,512}$/.test(value);
}
