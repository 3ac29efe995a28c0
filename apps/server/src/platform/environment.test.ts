import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@salama/contract/platform/settings.ts';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { StartFault } from './errors.ts';

describe('the environment', () => {
  it('has a default for everything that must be there', () => {
    expect(readEnvironment({})).toEqual({
      BACKUPS: 'on',
      METRICS_HOST: '127.0.0.1',
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      RATE_LIMITS: 'on',
      NEWCOMER_POSTS: 40,
      DATABASE_POOL: 10,
      DATABASE_POOLER: 'auto',
      MODERATION: 'auto',
      ADMIN_TOTP: 'optional',
      AI_OTHER_HOST: 'off',
      AI_WORDING: 'off',
      DEMO: 'off',
      DRAWINGS: 'all',
      FEATURES_OFF: [],
      ROBOTS: 'index',
      LOG_LEVEL: 'info',
    });
  });

  it('reads every name, trims it and counts an empty one as absent', () => {
    const environment = readEnvironment({
      PORT: ' 8080 ',
      HOST: '',
      DATABASE_URL: 'postgres://salama@db/salama',
      SECRET_KEY: 'k'.repeat(32),
      PUBLIC_URL: 'https://salama.example',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      EXIT_URL: 'https://weather.example',
      SUPPORT_EMAIL: 'help@salama.example',
      OPERATOR_COUNTRY: 'KE',
      UNKNOWN: 'left out',
    });
    expect(environment).toMatchObject({ PORT: 8080, HOST: '0.0.0.0', TRUST_PROXY: ['10.0.0.0/8', '::1'] });
    expect(environment).not.toHaveProperty('UNKNOWN');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://db'],
    ['SECRET_KEY', 'k'.repeat(31)],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://salama.example/app'],
    ['PUBLIC_URL', 'https://salama.example/?a'],
    ['PUBLIC_URL', 'https://me:secret@salama.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', 'everyone'],
    ['RATE_LIMITS', 'maybe'],
    ['MODERATION', 'none'],
    ['ADMIN_TOTP', 'always'],
    ['EXIT_URL', 'http://weather.example'],
    ['SOCIAL_FACEBOOK_URL', 'facebook'],
    ['OPERATOR_COUNTRY', 'Kenya'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['AI_BASE_URL', 'localhost:1234'],
    ['AI_OTHER_HOST', 'true'],
    ['AI_WORDING', 'true'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in a sentence that names it and not its value', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(StartFault);
    expect(read).toThrow(new RegExp(`^${name} must `));
    expect(read).not.toThrow(value);
  });

  it('stands in the README, name by name', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
    const told = rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(told.toSorted()).toEqual([...SETTINGS].sort());
  });

  it('lets no demonstration near a database that may be real', () => {
    const read = () => readEnvironment({ DEMO: 'on', DATABASE_URL: 'postgres://salama@db/salama' });
    expect(read).toThrow(/^DEMO must be off with DATABASE_URL/);
  });

  it('lists every fault at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT .*; LOG_LEVEL /);
  });
});
