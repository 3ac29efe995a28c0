import { checkContent } from './content-faults.ts';
import { catalogueControlFaults } from './control-names.ts';
import { glossaryFaults } from './glossary.ts';
import { oldLines } from './old-lines.ts';

/** `--release`: lines of the directory that nobody has confirmed for long are faults. On any other day they are said alone. */
const isRelease = process.argv.includes('--release');

const { faults, directories } = checkContent('content');
const old = oldLines(directories, new Date().toISOString().slice(0, 10));
const found = [...faults, ...catalogueControlFaults('.'), ...glossaryFaults('.')];
for (const fault of found) console.error(fault);
for (const line of old) console.error(isRelease ? line : `note: ${line}`);
process.exit(found.length > 0 || (isRelease && old.length > 0) ? 1 : 0);
