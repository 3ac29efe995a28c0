import { text } from 'node:stream/consumers';
import { endStart } from './platform/start-failure.ts';
import { fillPages } from './platform/static/fill-pages.ts';
import { readPlan } from './platform/static/operator-pages.ts';

// The server runs this once for its settings, so that what it takes in memory is given back: fills the pages of the build in the
// first folder into the second, with the values, and files in base64, that come in JSON.
const [root = '', folder = ''] = process.argv.slice(2);
try {
  process.umask(0o077);
  const plan = readPlan(root);
  const { values, files } = JSON.parse(await text(process.stdin));
  const decoded = Object.entries<string>(files).map(([path, coded]) => [path, Buffer.from(coded, 'base64')]);
  if (plan) await fillPages(root, { plan, values, folder, files: Object.fromEntries(decoded) });
} catch (error) {
  endStart(error);
}
