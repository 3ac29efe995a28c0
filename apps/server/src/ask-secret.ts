import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFault } from './platform/errors.ts';

/** Reads one line without showing it. @throws StartFault with `otherwise` when nobody types one. */
export async function askSecret(question: string, otherwise: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const closed = new Promise<never>((_resolve, reject) => {
    input.once('close', () => reject(new StartFault(otherwise)));
  });
  try {
    return await Promise.race([input.question(''), closed]);
  } finally {
    input.close();
    process.stdout.write('\n');
  }
}
