import { read, write } from '../../lib/storage.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The chat session's UUID: the stored one, or a new one that is stored. */
export function ensureSessionId(): string {
  const stored = read('sessionId', (value) => (UUID.test(String(value)) ? String(value) : undefined));
  if (stored) return stored;
  const sessionId = randomId();
  write('sessionId', sessionId);
  return sessionId;
}

/** A UUID v4. `crypto.randomUUID` is missing over plain http on a local network; `getRandomValues` is not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
