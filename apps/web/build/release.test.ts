import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from './release.ts';

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const places = () => ({
    output: join(folder, 'web'),
    next: join(folder, 'web-next'),
    releases: join(folder, 'releases'),
  });
  const make = async (id: string) => {
    mkdirSync(places().next);
    writeFileSync(join(places().next, 'build-id'), id);
    await release(id, places());
  };
  const current = () => readFileSync(join(places().output, 'build-id'), 'utf8');

  it('takes its place at once, and leaves a server that runs with its own', async () => {
    await make('one');
    const ofServer = realpathSync(places().output);
    await make('two');
    expect(current()).toBe('two');
    expect(readFileSync(join(ofServer, 'build-id'), 'utf8')).toBe('one');
    expect(lstatSync(places().output).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['releases', 'web']);
  });

  it('stays for as long as it is one of the three newest; made again, it is the newest', async () => {
    for (const id of ['one', 'two', 'one', 'three', 'four']) {
      await make(id);
      // Files of one instant have one time.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(readdirSync(places().releases).sort()).toEqual(['four', 'one', 'three']);
    expect(current()).toBe('four');
  });

  it('moves aside the folder that a build was before there were releases', async () => {
    mkdirSync(places().output);
    writeFileSync(join(places().output, 'build-id'), 'old');
    await make('new');
    expect(current()).toBe('new');
    expect(existsSync(join(places().releases, 'old-before/build-id'))).toBe(true);
  });
});
