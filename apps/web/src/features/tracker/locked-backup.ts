import type { CryptoSource } from './envelope.ts';
import { type Contents, writtenContents } from './storage.ts';
import { createVault } from './vault.ts';

/** The whole diary as a file that only its passphrase opens. */
export async function lockedBackup(
  contents: Contents,
  crypto: CryptoSource,
  passphrase: string,
): Promise<string> {
  const vault = await createVault(crypto, passphrase);
  return JSON.stringify(await vault.seal(writtenContents(contents)));
}
