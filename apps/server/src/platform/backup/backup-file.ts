import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import * as v from 'valibot';
import { StartFault } from '../errors.ts';
import { writeWhole } from '../whole-file.ts';
import { SEALED, unseal } from './sealed-stream.ts';
import { readKeyFile } from './server-key.ts';

/** A backup that lies open in one file. */
export interface OpenBackup {
  kind: 'sqlite' | 'postgres';
  path: string;
  /** The server's key that came with it. */
  key: string | undefined;
}

const SQLITE = 'SQLite format 3\0';
const POSTGRES = 'PGDMP';
const MOST_HEADER_BYTES = 4_096;

const headerSchema = v.object({ key: v.optional(v.string()) });

/**
 * Lays a backup open at `stage`.
 * @throws StartFault when it is none, or its passphrase is another.
 */
export async function openBackup(
  file: string,
  stage: string,
  askPassphrase: () => Promise<string>,
): Promise<OpenBackup> {
  if ((await beginningOf(file)).equals(SEALED)) {
    const content = unseal(createReadStream(file), await askPassphrase());
    const { key, rest } = await cutHeader(content);
    await writeWhole(stage, rest);
    return { kind: await kindOf(stage), path: stage, key };
  }
  const kind = await kindOf(file);
  await writeWhole(stage, createReadStream(file));
  return { kind, path: stage, key: readKeyFile(`${file}.key`) };
}

async function kindOf(file: string): Promise<OpenBackup['kind']> {
  const beginning = (await beginningOf(file)).toString('latin1');
  if (beginning.startsWith(SQLITE)) return 'sqlite';
  if (beginning.startsWith(POSTGRES)) return 'postgres';
  throw new StartFault(`${file} is no backup of Salama.`);
}

/** As many bytes as any title has. */
async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => {
    throw new StartFault(`${file} cannot be read.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The first line of what was sealed, and all that follows. */
async function cutHeader(content: AsyncGenerator<Buffer>) {
  let held: Buffer = Buffer.alloc(0);
  while (!held.includes('\n')) {
    const { done, value } = await content.next();
    if (done || held.length > MOST_HEADER_BYTES) throw new StartFault('This is no backup of Salama.');
    held = Buffer.concat([held, value]);
  }
  const end = held.indexOf('\n');
  const { key } = v.parse(headerSchema, JSON.parse(held.subarray(0, end).toString('utf8')));
  async function* rest() {
    yield held.subarray(end + 1);
    yield* content;
  }
  return { key, rest: rest() };
}
