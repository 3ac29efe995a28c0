/** The UTC day of this device, `2026-11-20`: by it lines of the directory are old. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
