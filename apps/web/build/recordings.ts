import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { readLibrary } from '@salama/content/read-library.ts';
import { type Recording, readRecording } from '@salama/content/read-recordings.ts';
import { folders } from './folders.ts';

/** Where a recording is fetched from. It says nothing of what is read, and changes with every byte of it. */
export function recordingAddress({ file }: Pick<Recording, 'file'>): string {
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);
  return `/assets/audio-${digest}.mp3`;
}

/** Puts every recording of the library where its page looks for it. */
export async function copyRecordings(outDir: string): Promise<void> {
  const library = `${folders.content}/library`;
  await mkdir(`${outDir}/assets`, { recursive: true });
  for (const article of readLibrary(library)) {
    const recording = readRecording(library, article);
    if (recording) await cp(recording.file, outDir + recordingAddress(recording));
  }
}
