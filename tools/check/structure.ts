import { fetchLaws } from './fetch-laws.ts';
import { nameLaws } from './name-laws.ts';
import { textLaws } from './text-laws.ts';
import { type Law, plant, realTree } from './tree.ts';
import { trustLaws } from './trust-laws.ts';

/** Fewer files than this means that the tree was not read. */
const FEWEST_FILES = 500;

/** House law as a script: names, rooms, sizes and what a file may say. */
const laws: readonly Law[] = [...nameLaws, ...textLaws, ...fetchLaws, ...trustLaws];
const tree = realTree();
const faults = [
  ...(tree.files.length < FEWEST_FILES ? [`${tree.files.length} files were seen: the check is blind`] : []),
  ...laws.flatMap((law) => law.faults(tree)),
  ...laws.flatMap(unnoticed),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

/** Violations of a law, each planted alone among the real files, that it does not find. */
function unnoticed({ name, faults, planted }: Law): string[] {
  if (planted.length === 0) return [`${name}: no violation of it is planted`];
  return planted
    .filter(([file, text]) => !faults(plant(tree, file, text)).some((fault) => fault.startsWith(`${file}:`)))
    .map(([file]) => `${file}: this planted violation of "${name}" was not found`);
}
