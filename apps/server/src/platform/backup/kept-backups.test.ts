import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFolder } from '../../testing/memory-folder.ts';
import { DAY, dayOf, HOUR } from '../clock.ts';
import { listBackups, nameOf, pruneBackups, toDelete } from './kept-backups.ts';

const START = Date.UTC(2026, 10, 1, 5, 17);

describe('copies that the server makes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(memoryFolder(), 'salama-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string) => writeFileSync(join(folder, name), '');

  it('are kept for the last day, and one of each of seven days, after a month of six hours', async () => {
    let now = START;
    for (let made = 0; made < 30 * 4; made += 1, now += 6 * HOUR) {
      write(nameOf(now));
      await pruneBackups(folder, now);
    }
    now -= 6 * HOUR;
    const kept = listBackups(folder).map(({ at }) => at);
    expect(kept.slice(0, 4)).toEqual([now, now - 6 * HOUR, now - 12 * HOUR, now - 18 * HOUR]);
    expect([...new Set(kept.map(dayOf))]).toHaveLength(7);
    expect(kept.length).toBeLessThanOrEqual(4 + 7);
    expect(now - Math.min(...kept)).toBeGreaterThanOrEqual(6 * DAY - 6 * HOUR);
  });

  it('stay while newer ones fail, until 34 days: what was erased is promised to be gone after 35', () => {
    write(nameOf(START));
    write(nameOf(START, true));
    expect(toDelete(listBackups(folder), START + 33 * DAY)).toEqual([]);
    expect(toDelete(listBackups(folder), START + 34 * DAY)).toHaveLength(2);
  });

  it('are told from what was broken off, and from anybody else’s files, which stay', async () => {
    const [broken, other] = [`${nameOf(START)}.77-1.tmp`, 'salama-2026-11-22.backup'];
    for (const name of [broken, other, 'notes.txt', nameOf(START)]) write(name);
    expect(listBackups(folder).map(({ name }) => name)).toEqual([nameOf(START)]);
    for (let made = 1; made < 40; made += 1) write(nameOf(START + made * 6 * HOUR));
    await pruneBackups(folder, START + 240 * HOUR);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([broken, other, 'notes.txt']));
  });
});
