import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { coloursIn } from '@salama/contract/platform/colour-pairs.ts';
import { buildId } from './build/build-id.ts';
import { buildApp, buildScript } from './build/bundle.ts';
import { compressAll } from './build/compress.ts';
import { fillPages } from './build/fill-pages.ts';
import { folders } from './build/folders.ts';
import { writeManifest } from './build/manifest.ts';
import { prerenderAll } from './build/prerender.ts';
import { copyRecordings } from './build/recordings.ts';
import { release } from './build/release.ts';
import { buildServiceWorker } from './build/service-worker.ts';

/**
 * Builds the whole web app into `build/web`: scripts and styles, every page in every language, icons, the worker,
 * and a `.br` and a `.gz` beside every text file. A server that runs goes on with the build it began with.
 */
const started = performance.now();
await rm(folders.next, { recursive: true, force: true });
await mkdir(folders.next, { recursive: true });

const files = await buildApp(folders.next);
const older = await buildScript('older', folders.next);
const boot = await buildScript('boot', folders.next, { define: { OLDER: JSON.stringify(older) } });
const wake = await buildScript('wake', folders.next);
const play = await buildScript('play', folders.next);
await cp(folders.pictures, folders.next, { recursive: true });
await writeManifest(folders.next);
await copyRecordings(folders.next);
const pages = await prerenderAll(folders.next, { files, boot, wake, play });
const worker = await buildServiceWorker(folders.next, { files, older, boot, sleeping: [wake, play], pages });
const id = await buildId(folders.next);
const colours = coloursIn(await readFile(`${folders.web}/src/styles/tokens.css`, 'utf8'));
await fillPages(folders.next, { id, pages, worker, colours });
await writeFile(`${folders.next}/build-id`, id);
await compressAll(folders.next);

await release(id);
console.info(`Built ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s (${id})`);
