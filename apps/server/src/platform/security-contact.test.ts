import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { DAY } from './clock.ts';

describe('whoever finds a hole', () => {
  let test: TestApp;
  afterEach(() => test.close());
  const read = async (environment: Record<string, string>) => {
    test = await createTestApp('SQLite', { environment });
    return test.call('GET', '/.well-known/security.txt');
  };

  it('reads whom to write to, until when that holds, and where it stands', async () => {
    const { status, text, headers } = await read({
      SUPPORT_EMAIL: 'help@salama.example',
      PUBLIC_URL: 'https://salama.example/',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(lines.get('Contact')).toBe('mailto:help@salama.example');
    expect(lines.get('Canonical')).toBe('https://salama.example/.well-known/security.txt');
    const days = (Date.parse(lines.get('Expires') ?? '') - test.clock.now()) / DAY;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    test.clock.advance(100 * DAY);
    expect((await test.call('GET', '/.well-known/security.txt')).text).not.toBe(text);
  });

  it('finds nothing where the operator has named no address', async () => {
    const { status, text } = await read({});
    expect(status).toBeGreaterThanOrEqual(404);
    expect(text).not.toContain('Contact');
  });
});
