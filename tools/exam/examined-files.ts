import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All examinations that were asked once and are open since. */
export function examinedFiles(): string[] {
  const names = readdirSync(import.meta.dirname).filter((name) => /^examined-\d+\.jsonl$/.test(name));
  return names.map((name) => join(import.meta.dirname, name));
}
