// Completes package-lock.json after `npm install`: some registries do not serve every
// platform's optional package, npm then writes a lock that `npm ci` refuses as incomplete.
// Adds the missing entries (version and platform only; they are never fetched here).
// Run it after every change of dependencies: `node tools/run/mend-lock.mjs`.
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
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }) };
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
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`package-lock.json: ${added} platform entries added`);
