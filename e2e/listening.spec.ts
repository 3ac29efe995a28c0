import { exitOf } from './exits.ts';
import { ask, expect, type Page, test } from './salama.ts';

/** What the device was given to say, and how often it was silenced. */
interface Device {
  said: string[];
  silenced: number;
}

/**
 * The test's browser has no voice: this one speaks what it is given, and never comes to the end of a piece. It tells by the
 * console, because a page that is leaving answers nothing else.
 */
async function giveVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]) {
  const device: Device = { said: [], silenced: 0 };
  page.on('console', (message) => {
    const [, said] = /^said: (.*)/s.exec(message.text()) ?? [];
    if (said !== undefined) device.said.push(said);
    if (message.text() === 'silenced') device.silenced += 1;
  });
  await page.addInitScript((known) => {
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = {
      getVoices: () => known,
      speak: ({ text }: Utterance) => console.info(`said: ${text.trim()}`),
      cancel: () => console.info('silenced'),
      addEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  }, voices);
  return device;
}

const LOCAL = { lang: 'en-GB', localService: true };
/** Where Exit leads to is slow: only what the page does by itself counts. */
const stall = (page: Page) => page.route(/^https:/, () => undefined);

test('an article is read aloud, pauses, and Exit silences it on a stalled network', async ({ page }) => {
  const device = await giveVoices(page, [LOCAL]);
  await stall(page);
  await page.goto('/learn/condoms');
  await page.getByRole('button', { name: 'Listen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(device.said).toEqual(['Condoms, step by step']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => device.silenced).toBe(1);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect.poll(() => device.said).toHaveLength(2);
  await exitOf(page).click({ noWaitAfter: true });
  await expect.poll(() => device.silenced).toBe(2);
});

test('an answer of the assistant is read aloud, and Exit silences it', async ({ page }) => {
  const device = await giveVoices(page, [LOCAL]);
  await stall(page);
  await page.goto('/chat');
  await ask(page, 'how long does the implant last');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect(device.said.join()).toMatch(/3 to 5 years/);
  await exitOf(page).click({ noWaitAfter: true });
  await expect.poll(() => device.silenced).toBe(1);
});

test('without a voice of its own a device is offered none, and told how to add one', async ({ page }) => {
  await giveVoices(page, [{ lang: 'en-US', localService: false }]);
  await page.goto('/learn/condoms');
  await expect(page.getByText(/has no voice for English yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
  await page.goto('/chat');
  await ask(page, 'how long does the implant last');
  await expect(page.getByText(/3 to 5 years/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
});
