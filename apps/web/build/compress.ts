import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OPEN_PAGES } from '@salama/contract/platform/site-plan.ts';
import { filesIn } from './files-in.ts';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Best compression, once, here: the server only chooses. zlib works on its own threads, so several run at a time. */
export async function compressAll(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => TEXT.test(file) && !file.startsWith(OPEN_PAGES));
  await Promise.all(files.map((file) => compress(`${folder}/${file}`)));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // As far back as browsers read: the file of all articles repeats itself over megabytes.
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
