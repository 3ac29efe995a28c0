import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecording, recordingsIn } from './read-recordings.ts';

const SOUND = Buffer.from([0xff, 0xfb, 0x50, 0x00]);
const ARTICLE = { category: 'YOUTH_HEALTH', slug: 'saying-no' } as const;

describe('a recording', () => {
  let library: string;
  let folder: string;
  beforeEach(() => {
    library = mkdtempSync(join(tmpdir(), 'salama-recordings-'));
    folder = join(library, 'youth-health/saying-no/audio');
    mkdirSync(folder, { recursive: true });
  });
  afterEach(() => rmSync(library, { recursive: true }));

  it('belongs to the article and the language that it stands beside', () => {
    writeFileSync(join(folder, 'sw.mp3'), SOUND);
    const found = readRecording(library, { ...ARTICLE, language: 'sw' });
    expect(found).toEqual({ file: join(folder, 'sw.mp3'), bytes: 4 });
    expect(readRecording(library, { ...ARTICLE, language: 'fr' })).toBeUndefined();
    expect(readRecording(library, { ...ARTICLE, slug: 'other', language: 'sw' })).toBeUndefined();
  });

  it.each([
    ['a name that is no language', 'swahili.mp3', SOUND, /call it en\.mp3/],
    ['another kind of sound', 'sw.mp3', Buffer.from('RIFF'), /is no MP3/],
    ['one too heavy for a phone', 'sw.mp3', Buffer.alloc(4_000_001, SOUND), /4000000 at most/],
  ])('refuses %s', (_, name, content, fault) => {
    writeFileSync(join(folder, name), content);
    expect(() => recordingsIn(folder)).toThrow(fault);
  });
});
