import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionVariables, outputOf, requireTool } from './postgres-tools.ts';

describe('the programs of PostgreSQL', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-tools-'));
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const install = (script: string) => {
    const path = join(folder, 'pg_dump');
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
  };

  it('get the connection where nobody else on the machine can read it', async () => {
    install('echo "args: $*"; echo "password: $PGPASSWORD at $PGHOST, key: [$SECRET_KEY]"');
    vi.stubEnv('SECRET_KEY', 'k'.repeat(32));
    const url = 'postgres://asha:open%20sesame@db.example:5433/salama?sslmode=verify-full';
    expect(connectionVariables(url)).toEqual({
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'asha',
      PGPASSWORD: 'open sesame',
      PGDATABASE: 'salama',
      PGSSLMODE: 'verify-full',
    });
    expect(await outputOf('pg_dump', ['--format=custom'], url)).toBe(
      'args: --format=custom\npassword: open sesame at db.example, key: []\n',
    );
  });

  it('reach a server by its socket too', () => {
    expect(connectionVariables('postgresql:///salama?host=/run/postgresql&user=asha')).toEqual({
      PGHOST: '/run/postgresql',
      PGUSER: 'asha',
      PGDATABASE: 'salama',
    });
  });

  it('are refused in one line when they are older than the server, or missing', async () => {
    install('echo "pg_dump (PostgreSQL) 13.4 (Debian 13.4-1)"');
    await requireTool('pg_dump', 13);
    await expect(requireTool('pg_dump', 15)).rejects.toThrow(
      'pg_dump on the PATH is of PostgreSQL 13, the server of 15: install postgresql-client-15 or a later one.',
    );
    vi.stubEnv('PATH', '/nowhere');
    await expect(requireTool('pg_dump', 15)).rejects.toThrow(
      'pg_dump is not on the PATH: install PostgreSQL’s client programs.',
    );
  });

  it('say why they failed in one line', async () => {
    install('echo "pg_dump: error: connection refused" >&2; echo "more words" >&2; exit 1');
    await expect(outputOf('pg_dump', [])).rejects.toThrow(/^pg_dump did not succeed: connection refused$/);
  });
});
