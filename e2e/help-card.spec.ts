import { faultsOf } from './axe.ts';
import { ask, expect, fetching, test } from './salama.ts';

const conversation = { name: 'Conversation' };

test('without a country the card asks for one, and fills with its lines without a network', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/chat');
  await fetching(page, () => page.getByRole('textbox', { name: 'Your question' }).focus());
  await page.context().setOffline(true);
  await ask(page, 'my husband beats me every night');
  const card = page.getByRole('alert').filter({ has: page.getByRole('group', { name: /Which country/ }) });
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card).toContainText('112 (in most countries, often the police)');
  for (const country of await card.getByRole('button').all()) {
    const box = await country.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await card.getByRole('button', { name: 'Rwanda' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:3029');
  await expect(card.getByRole('link').first()).toBeFocused();
  await expect(card).toContainText('call 3029 (helpline against violence) or 112 (police)');
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('RW');
});

test('the reply above the card follows the country that is tapped', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'I am pregnant and bleeding a lot');
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText('Call 112 (in most countries, often the police) now');
  expect(await faultsOf(page)).toEqual([]);
  await list.getByRole('button', { name: 'France' }).click();
  await expect(list).toContainText('Call 15 (ambulance) now');
  await expect(list).not.toContainText('often the police');
  await list.getByRole('button', { name: 'Burundi' }).click();
  await expect(list).toContainText('Go to the nearest hospital. Have someone take you.');
  await expect(list).not.toContainText('112');
});
