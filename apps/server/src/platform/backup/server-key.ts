import { existsSync, readFileSync, renameSync } from 'node:fs';
import type { Environment } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { fingerprintOf, keyPath, parseKeyFile, secretKeyOf } from '../secret-key.ts';
import { writeWhole } from '../whole-file.ts';

type Settings = Pick<Environment, 'SECRET_KEY' | 'DATA_DIR'>;

/** The key that goes with a copy, in the words of the key file, and what the operator has to know about it. */
export interface KeyToCopy {
  key: string | undefined;
  note: string;
}

/** `fingerprint`: of the key that the database knows. */
export function keyToCopy(environment: Settings, fingerprint: string | undefined): KeyToCopy {
  if (environment.SECRET_KEY)
    return { key: undefined, note: 'SECRET_KEY is not in it: keep it where you keep your other secrets.' };
  const key = readKeyFile(keyPath(environment));
  if (key === undefined) return { key, note: 'There is no key to copy: secret.key is missing or damaged.' };
  if (!fits(key, fingerprint))
    return { key: undefined, note: 'secret.key is not the key of this database, and is left out.' };
  return { key, note: '' };
}

/** Undefined when there is none, or none that can be read. */
export function readKeyFile(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8').trim();
  return parseKeyFile(text) && text;
}

/** @throws StartFault where the server would stand with another key than its database's, or with none. */
export function requireOwnKey(environment: Settings, fingerprint: string | undefined): void {
  if (!fingerprint) return;
  const { SECRET_KEY: material } = environment;
  const key = material ? undefined : readKeyFile(keyPath(environment));
  if (material ? fingerprintOf(secretKeyOf(material)) === fingerprint : key && fits(key, fingerprint)) return;
  throw new StartFault(
    'The key here (SECRET_KEY, or secret.key in DATA_DIR) is not that of the database: put back the right one first.',
  );
}

/** A database that has met no key takes any. */
function fits(key: string, fingerprint: string | undefined): boolean {
  const bytes = parseKeyFile(key);
  return bytes !== undefined && (!fingerprint || fingerprintOf(secretKeyOf(bytes)) === fingerprint);
}

/**
 * How the key of a copy gets to where the server looks for it.
 * @returns the step that does so, and what it says.
 * @throws StartFault when the server would start with the key of another database.
 */
export function planKey(
  environment: Settings,
  copy: { fingerprint: string | undefined; key: string | undefined },
): () => Promise<string> {
  if (environment.SECRET_KEY) {
    const known = fingerprintOf(secretKeyOf(environment.SECRET_KEY));
    if (copy.fingerprint && known !== copy.fingerprint)
      throw new StartFault('SECRET_KEY is not the key of this backup: set the one that it was made under.');
    return async () => '';
  }
  const here = readKeyFile(keyPath(environment));
  if (copy.key === undefined) {
    if (here !== undefined ? fits(here, copy.fingerprint) : !copy.fingerprint) return async () => '';
    throw new StartFault(
      'The key of this backup is missing: put it beside the backup as FILE.key, or into the data folder as secret.key; or, when it is lost for good, go on with --without-key.',
    );
  }
  if (!fits(copy.key, copy.fingerprint))
    throw new StartFault('The key beside this backup is that of another database.');
  return here === copy.key ? async () => '' : () => placeKey(environment, copy.key ?? '');
}

async function placeKey(environment: Settings, key: string): Promise<string> {
  const path = keyPath(environment);
  const hadOne = existsSync(path);
  if (hadOne) renameSync(path, `${path}.replaced`);
  await writeWhole(path, `${key}\n`);
  return hadOne
    ? 'The key came with it; the one of before is kept as secret.key.replaced.'
    : 'The key came with it.';
}
