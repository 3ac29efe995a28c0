import { fetched } from '../../lib/fetched.ts';
import type { CryptoSource, Envelope } from './envelope.ts';
import { type Diary, parseDiary, writtenDiary } from './records.ts';
import {
  type Contents,
  eraseTracker,
  parseContents,
  readStored,
  setLockedAside,
  storedText,
  writeContents,
  writeEnvelope,
  writtenContents,
} from './storage.ts';
import type { Vault } from './vault.ts';

/** `full`: the device refused. `blocked`: something unreadable is in the way and there is no room to set it aside. */
export type SaveFault = 'full' | 'blocked';

export type Keeper = ReturnType<typeof createKeeper>;

/** The device, locked or not. Without the lock everything happens at once, so that a click has saved when it returns. */
export function createKeeper(findCrypto: () => CryptoSource | undefined) {
  /** Present while the lock is on and open. */
  let vault: Vault | undefined;
  /** What was unsaved when the lock closed. */
  let sealedDrafts: Promise<Envelope> | undefined;

  return {
    isLocking: () => readStored().kind === 'locked',
    /** Whether something unsaved waits behind the lock. */
    isHolding: () => sealedDrafts !== undefined,
    async read(tell: (found: Contents | 'locked') => void): Promise<void> {
      const stored = readStored();
      if (stored.kind === 'open') {
        vault = undefined;
        return tell(stored.contents);
      }
      tell((await openWith(vault, stored.envelope)) ?? 'locked');
    },
    /** Reads, changes and writes; starts over when another tab has written in between. */
    async change(
      change: (contents: Contents) => Contents,
      answer: (outcome: Contents | SaveFault | 'locked') => boolean,
    ): Promise<boolean> {
      for (;;) {
        const before = storedText();
        const stored = readStored();
        if (stored.kind === 'open') {
          vault = undefined;
          return answer(stored.canWrite ? writeOpen(change(stored.contents)) : 'blocked');
        }
        const key = vault;
        const contents = await openWith(key, stored.envelope);
        if (!key || !contents) return answer('locked');
        const next = change(contents);
        const sealed = await key.seal(writtenContents(next));
        if (storedText() === before) return answer(writeEnvelope(sealed) ? next : 'full');
      }
    },
    /** Undefined for a wrong passphrase. */
    async unlock(passphrase: string): Promise<{ contents: Contents; drafts: Diary } | undefined> {
      const crypto = findCrypto();
      const stored = readStored();
      if (stored.kind === 'open') return { contents: stored.contents, drafts: new Map() };
      const { vaultOf } = await vaultCode.fetch();
      const candidate = crypto && (await vaultOf(crypto, passphrase, stored.envelope));
      const contents = await openWith(candidate, stored.envelope);
      if (!candidate || !contents) return undefined;
      vault = candidate;
      const drafts = await openDrafts(candidate, sealedDrafts);
      sealedDrafts = undefined;
      return { contents, drafts };
    },
    lock(drafts: Diary): void {
      if (vault && drafts.size > 0) sealedDrafts = vault.seal(JSON.stringify(writtenDiary(drafts)));
      vault = undefined;
    },
    dropDrafts(): void {
      sealedDrafts = undefined;
    },
    async turnOn(passphrase: string): Promise<Contents | SaveFault> {
      const crypto = findCrypto();
      if (!crypto) return 'blocked';
      const { createVault } = await vaultCode.fetch();
      const made = await createVault(crypto, passphrase);
      for (;;) {
        const before = storedText();
        const stored = readStored();
        if (stored.kind === 'locked' || !stored.canWrite) return 'blocked';
        const sealed = await made.seal(writtenContents(stored.contents));
        if (storedText() !== before) continue;
        if (!writeEnvelope(sealed)) return 'full';
        vault = made;
        return stored.contents;
      }
    },
    async turnOff(): Promise<Contents | SaveFault> {
      const stored = readStored();
      const contents = stored.kind === 'open' ? stored.contents : await openWith(vault, stored.envelope);
      if (!contents) return 'blocked';
      const outcome = writeOpen(contents);
      if (typeof outcome !== 'string') vault = undefined;
      return outcome;
    },
    startAnew(): boolean {
      sealedDrafts = undefined;
      vault = undefined;
      return setLockedAside();
    },
    erase(): void {
      vault = undefined;
      sealedDrafts = undefined;
      eraseTracker();
    },
  };
}

/** Only those who lock need it. */
const vaultCode = fetched(() => import('./vault.ts'));

function writeOpen(contents: Contents): Contents | SaveFault {
  return writeContents(contents) ? contents : 'full';
}

async function openWith(vault: Vault | undefined, envelope: Envelope): Promise<Contents | undefined> {
  const text = await vault?.open(envelope);
  return text === undefined ? undefined : parseContents(text);
}

async function openDrafts(vault: Vault, sealed: Promise<Envelope> | undefined): Promise<Diary> {
  const envelope = await sealed;
  const text = envelope && (await vault.open(envelope));
  return text === undefined ? new Map() : (parseDiary(JSON.parse(text))?.diary ?? new Map());
}
