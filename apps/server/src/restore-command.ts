import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askSecret } from './ask-secret.ts';
import { type RestoreOptions, restoreBackup } from './platform/backup/restore-backup.ts';
import { systemClock } from './platform/clock.ts';
import { readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { systemRandomness } from './platform/randomness.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run restore -- FILE [--replace] [--erased FILE] [--without-erasures] [--without-key]';

runCommand(run);

/** Only while no server runs. */
async function run(args: string[]): Promise<string> {
  const { file, options } = read(args);
  process.umask(0o077);
  const tools = {
    environment: readEnvironment(process.env),
    clock: systemClock,
    randomness: systemRandomness,
  };
  return restoreBackup(file, options, tools);
}

/** npm runs us in the project's folder; files are meant where somebody typed them. */
function read(args: string[]): { file: string; options: RestoreOptions } {
  const here = process.env['INIT_CWD'] ?? '';
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new StartFault(USAGE);
  return {
    file: resolve(here, file),
    options: {
      askPassphrase,
      replace: values.replace ?? false,
      erased: values.erased && resolve(here, values.erased),
      withoutErasures: values['without-erasures'] ?? false,
      withoutKey: values['without-key'] ?? false,
    },
  };
}

function parse(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const options = {
    replace: flag,
    erased: { type: 'string' },
    'without-erasures': flag,
    'without-key': flag,
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartFault(USAGE);
  }
}

async function askPassphrase(): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE'];
  return (
    given ||
    askSecret(
      'Passphrase: ',
      'The backup is sealed: set BACKUP_PASSPHRASE, or type its passphrase when asked.',
    )
  );
}
