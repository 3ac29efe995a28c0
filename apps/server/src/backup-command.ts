import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askSecret } from './ask-secret.ts';
import { takeBackup } from './platform/backup/take-backup.ts';
import { systemClock } from './platform/clock.ts';
import { readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { systemRandomness } from './platform/randomness.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- FILE [--replace] [--passphrase] [--without-key]';
/** Whoever finds the file can try as long as they like. */
const SHORTEST_PASSPHRASE = 12;

runCommand(run);

/** May run beside the server. */
async function run(args: string[]): Promise<string> {
  const { file, replace, withoutKey, askPassphrase } = read(args);
  process.umask(0o077);
  const passphrase = process.env['BACKUP_PASSPHRASE'] || (askPassphrase ? await ask() : undefined);
  if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE)
    throw new StartFault(`The passphrase needs at least ${SHORTEST_PASSPHRASE} characters.`);
  const tools = {
    environment: readEnvironment(process.env),
    clock: systemClock,
    randomness: systemRandomness,
  };
  return takeBackup(file, { passphrase, replace, withoutKey }, tools);
}

/** npm runs us in the project's folder; a file is meant where somebody typed it. */
function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        replace: { type: 'boolean' },
        passphrase: { type: 'boolean' },
        'without-key': { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new StartFault(USAGE);
    return {
      file: resolve(process.env['INIT_CWD'] ?? '', file),
      replace: values.replace ?? false,
      withoutKey: values['without-key'] ?? false,
      askPassphrase: values.passphrase ?? false,
    };
  } catch {
    throw new StartFault(USAGE);
  }
}

async function ask(): Promise<string> {
  const otherwise = 'Set BACKUP_PASSPHRASE, or type the passphrase when asked.';
  const passphrase = await askSecret('Passphrase: ', otherwise);
  if ((await askSecret('Once more: ', otherwise)) !== passphrase)
    throw new StartFault('The two are not the same.');
  return passphrase;
}
