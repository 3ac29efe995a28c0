import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

test('a demonstration is lively, says on every page what it is, and leaves nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const program = spawn(process.execPath, [join(import.meta.dirname, '../tools/demo/demo.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', TMPDIR: process.env['TMPDIR'] ?? '/tmp' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  program.stdout.on('data', (part) => {
    said += String(part);
  });
  await expect.poll(() => said, { timeout: 240_000 }).toContain('gone with Ctrl-C');
  const [, address = '', name = '', password = ''] =
    /desk: (\S+)\/admin, as (\S+), with the password (\S+)\n/.exec(said) ?? [];
  const dataDir = /in the folder (\S+)\n/.exec(said)?.[1] ?? '';
  expect(existsSync(join(dataDir, 'salama.sqlite'))).toBe(true);

  for (const language of LANGUAGES)
    for (const path of ['/', '/chat', '/community', '/learn', '/no-such-page'])
      expect(await (await request.get(address + localPath(language, path))).text(), path).toContain(
        'data-demo>',
      );
  await page.goto(`${address}/community`);
  await expect(page.locator('[data-demo]')).toContainText('A demonstration');
  await expect(page.getByText('I am on the injection', { exact: false }).first()).toBeVisible();

  const { data: signedIn } = await (
    await request.post(`${address}/api/v1/auth/login`, { data: { username: name, password } })
  ).json();
  const { data } = await (
    await request.get(`${address}/api/v1/admin/reports`, {
      headers: { authorization: `Bearer ${signedIn.token}` },
    })
  ).json();
  expect(data.reports.length).toBeGreaterThanOrEqual(4);

  program.kill('SIGINT');
  await new Promise((resolve) => program.once('exit', resolve));
  expect(existsSync(dataDir)).toBe(false);
});
