// Completes package-lock.json after `npm install`: some registries do not serve every
// platform's optional package, npm then writes a lock that `npm ci` refuses as incomplete.
// Adds the missing entries (version and platform; they are never installed here), and asks the registry for the digest of
// each that has none, so that nobody installs what nobody has compared.
// Run it after every change of dependencies: `node tools/run/mend-lock.mjs`. CI runs it, and fails when it finds some.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  android: 'android',
  openharmony: 'openharmony',
};
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const platformOf = (name) => {
  const parts = name.split('/').pop().split(/[-.]/);
  const os = parts.map((part) => systems[part]).find(Boolean);
  const cpu = parts.find((part) => processors.includes(part));
  const isMusl = parts.some((part) => part.startsWith('musl'));
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(isMusl && { libc: ['musl'] }) };
};

/** What the registry says a package's bytes are; undefined where it does not have it. */
const integrityOf = (name, version) => {
  const run = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return run.stdout?.match(/^sha512-\S+$/m)?.[0];
};

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const near = `${path ? `${path}/` : ''}node_modules/${name}`;
    if (lock.packages[near] || lock.packages[`node_modules/${name}`]) continue;
    const version = range.replace(/^[\^~]/, '');
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
    added += 1;
  }
}
let found = 0;
const unknown = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
  const name = path.split('node_modules/').at(-1);
  Object.assign(entry, platformOf(name));
  const integrity = integrityOf(name, entry.version);
  if (integrity) entry.integrity = integrity;
  if (integrity) found += 1;
  else unknown.push(name);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`package-lock.json: ${added} platform entries added, ${found} digests found`);
if (unknown.length > 0) console.info(`the registry has no digest of ${unknown.join(', ')}`);
