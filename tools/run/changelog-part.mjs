// What the changelog tells of one version, for its release: `node tools/run/changelog-part.mjs 0.2.0`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './prepare.mjs';

const version = process.argv[2] ?? '';
const parts = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
const part = parts.find((one) => one.startsWith(`${version} (`));
const text = part?.slice(part.indexOf('\n')).trim();
if (!text) fail(`CHANGELOG.md has no part "## ${version} (date)", or nothing stands in it.`);
console.info(text);
