import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SETTINGS } from '@salama/contract/platform/settings.ts';
import { describe, expect, it } from 'vitest';

const WRONG: readonly (readonly [string, string])[] = [
  ['PORT', '65536'],
  ['HOST', 'nowhere.invalid'],
  // An address that is kept for examples: no machine has it.
  ['HOST', '203.0.113.7'],
  ['DATABASE_URL', 'mysql://secret@db'],
  ['DATABASE_DIRECT_URL', 'mysql://secret@db'],
  ['DATABASE_POOL', 'many'],
  ['DATABASE_POOLER', 'maybe'],
  ['FEATURES_OFF', 'everything'],
  ['NEWCOMER_POSTS', 'few'],
  ['SECRET_KEY', 'short-secret'],
  ['PUBLIC_URL', 'https://example.org/salama'],
  ['TRUST_PROXY', 'everyone'],
  ['RATE_LIMITS', 'maybe'],
  ['MODERATION', 'none'],
  ['ADMIN_TOTP', 'always'],
  ['EXIT_URL', 'http://weather.example'],
  ['MESSAGING_BOT_URL', 'javascript:alert(1)'],
  ['TRAINING_SCHOOL_URL', 'school'],
  ['SOCIAL_FACEBOOK_URL', 'facebook'],
  ['SOCIAL_TWITTER_URL', 'twitter'],
  ['SOCIAL_INSTAGRAM_URL', 'instagram'],
  ['OPERATOR_NAME', 'a name '.repeat(30)],
  ['OPERATOR_COUNTRY', 'kenya'],
  ['SUPPORT_EMAIL', 'help at salama'],
  ['AI_BASE_URL', 'localhost:11434'],
  ['AI_MODEL', 'a model '.repeat(30)],
  ['AI_OTHER_HOST', 'maybe'],
  ['AI_WORDING', 'yes'],
  ['BACKUPS', 'sometimes'],
  ['METRICS_PORT', '70000'],
  ['METRICS_TOKEN', 'short'],
  ['DRAWINGS', 'some'],
  ['ROBOTS', 'maybe'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
];
/** Any text will do. */
const FREE = ['BACKUP_DIR', 'BRAND', 'METRICS_HOST', 'DATA_DIR', 'AI_API_KEY'];

describe('npm start', { timeout: 60_000 }, () => {
  it.concurrent.each(WRONG)(
    'ends in one line before it builds anything when %s is wrong',
    async (name, value) => {
      const { code, printed } = await start({ [name]: value });
      expect(printed).toMatch(new RegExp(`^Salama cannot start: ${name} must [^\\n]+\\n$`));
      expect(printed).not.toContain(value.trim());
      expect(code).toBe(1);
    },
  );

  it('names every faulty setting in that line', async () => {
    const { printed } = await start({ OPERATOR_COUNTRY: 'kenya', PORT: 'http' });
    expect(printed).toMatch(/^Salama cannot start: PORT must [^\n]+; OPERATOR_COUNTRY must [^\n]+\n$/);
  });

  it('is tried with every setting that has a rule', () => {
    expect([...new Set(WRONG.map(([name]) => name)), ...FREE].toSorted()).toEqual([...SETTINGS].sort());
  });
});

async function start(settings: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}
