import { stringify } from 'yaml';
import type { DirectoryContact } from './directory-types.ts';

/** A line as it stands in a `directory.yaml`: what is reckoned from its sources is left out. */
export function lineYaml({ checked: _, confirmed: __, ...line }: DirectoryContact): string {
  return stringify([line], { lineWidth: 0 });
}
