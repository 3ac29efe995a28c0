import { expect, test } from './salama.ts';

test('a first visitor is asked her age before anything else, and goes on when she is ten', async ({
  stranger: page,
}) => {
  await page.goto('/learn');
  const gate = page.getByRole('dialog', { name: 'Welcome to Salama' });
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'I Have 10+ Years' }).click();
  await expect(gate).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const flags = await page.evaluate(() =>
    ['consent', 'age_verified', 'too_young'].map((key) => localStorage.getItem(key)),
  );
  expect(flags).toEqual(['true', 'true', 'false']);
  await page.reload();
  await expect(gate).toBeHidden();
});

test('a child who declines finds help, without a network, and may change the answer', async ({
  stranger: page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: "I'm Too Young" }).click();
  await expect(page.getByText('Access Restricted: Age Requirement Not Met')).toBeVisible();
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await expect(page.locator('a[href="tel:116"]:visible').first()).toBeVisible();
  const link = page.getByRole('link', { name: /World Health Organization/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.who\.int\//);
  await expect(link).toHaveAttribute('rel', /noreferrer/);
  const flags = await page.evaluate(() =>
    ['consent', 'age_verified', 'too_young'].map((key) => localStorage.getItem(key)),
  );
  expect(flags).toEqual(['true', 'false', 'true']);
  await page.getByRole('button', { name: 'Made a mistake? Change your answer' }).click();
  await expect(page.getByRole('button', { name: 'I Have 10+ Years' })).toBeVisible();
  const reset = await page.evaluate(() =>
    ['consent', 'age_verified', 'too_young'].map((key) => localStorage.getItem(key)),
  );
  expect(reset).toEqual([null, null, null]);
});

test('the declined answer is remembered on the next visit', async ({ stranger: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: "I'm Too Young" }).click();
  await page.goto('/chat');
  await expect(page.getByText('Access Restricted: Age Requirement Not Met')).toBeVisible();
});

test('the gate speaks the language of the address, and lets one change it', async ({ stranger: page }) => {
  await page.goto('/sw/learn');
  const gate = page.locator('[role="dialog"]:visible, dialog:visible').first();
  await expect(gate).toContainText('Salama');
  await expect(gate).toContainText(/miaka 10|miaka kumi/i);
  await gate
    .getByRole('link', { name: /fran|FR/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/learn$/);
  await expect(gate).toContainText(/10 ans/);
});

test('behind the gate nothing can be reached by keyboard', async ({ stranger: page }) => {
  await page.goto('/');
  const gate = page.getByRole('dialog', { name: 'Welcome to Salama' });
  await expect(gate).toBeVisible();
  const reached = new Set<string>();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await gate.evaluate((panel) => {
      const active = document.activeElement;
      if (!active || active === document.body) return 'the browser';
      return panel.contains(active) ? 'the gate' : active.outerHTML;
    });
    reached.add(place);
  }
  expect([...reached].sort()).toEqual(['the browser', 'the gate']);
});
