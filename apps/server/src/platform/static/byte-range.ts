/** The bytes of a file that a player asks for, first and last, both counted. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header with one range of bytes (RFC 9110, 14.1.2). Undefined where the whole file may be sent: no header, or
 * one that is not understood. `none` where it asks for what the file does not have.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return first > last ? 'none' : { first, last };
}
