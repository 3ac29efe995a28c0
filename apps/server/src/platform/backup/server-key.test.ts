import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, parseKeyFile, secretKeyOf } from '../secret-key.ts';
import { planKey } from './server-key.ts';

describe('the key of a backup', () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'salama-key-'));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  const key = 'c'.repeat(43);
  const fingerprint = fingerprintOf(secretKeyOf(parseKeyFile(key) ?? ''));
  const SECRET_KEY = 'a secret of thirty-two characters';

  it('must be SECRET_KEY where that is set', async () => {
    expect(() => planKey({ DATA_DIR, SECRET_KEY }, { fingerprint, key })).toThrow(
      'SECRET_KEY is not the key of this backup',
    );
    const own = fingerprintOf(secretKeyOf(SECRET_KEY));
    expect(await planKey({ DATA_DIR, SECRET_KEY }, { fingerprint: own, key: undefined })()).toBe('');
  });

  it('is put where the server looks for it', async () => {
    const plan = planKey({ DATA_DIR, SECRET_KEY: undefined }, { fingerprint, key });
    expect(await plan()).toBe('The key came with it.');
    expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')).toBe(`${key}\n`);
  });

  it('may be there already, and no other', () => {
    const path = join(DATA_DIR, 'secret.key');
    writeFileSync(path, key);
    expect(planKey({ DATA_DIR, SECRET_KEY: undefined }, { fingerprint, key: undefined })).toBeTypeOf(
      'function',
    );
    writeFileSync(path, 'd'.repeat(43));
    expect(() => planKey({ DATA_DIR, SECRET_KEY: undefined }, { fingerprint, key: undefined })).toThrow(
      'The key of this backup is missing',
    );
  });
});
