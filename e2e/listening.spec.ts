import { ask, expect, type Page, test } from './salama.ts';

/** What the device was told to say, and how often it was silenced. */
interface Device {
  said: string[];
  silenced: number;
}

/** The test's browser has no voice: this one speaks what it is given, and never comes to the end of a piece. */
async function giveVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]) {
  await page.addInitScript((known) => {
    const device: Device = { said: [], silenced: 0 };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = {
      getVoices: () => known,
      speak: ({ text }: Utterance) => device.said.push(text),
      cancel: () => {
        device.silenced += 1;
      },
      addEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, device });
  }, voices);
}

const LOCAL = { lang: 'en-GB', localService: true };
const deviceOf = (page: Page) => page.evaluate((): Device => Reflect.get(window, 'device'));
/** Where Exit leads to is slow: only what the page does by itself counts. */
const stall = (page: Page) => page.route(/^https:/, () => undefined);

test('an article is read aloud, pauses, and Exit silences it on a stalled network', async ({ page }) => {
  await giveVoices(page, [LOCAL]);
  await stall(page);
  await page.goto('/learn/condoms');
  await page.getByRole('button', { name: 'Listen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect((await deviceOf(page)).said).toEqual(['Condoms, step by step']);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect((await deviceOf(page)).silenced).toBe(1);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  expect((await deviceOf(page)).said).toHaveLength(2);
  await page.locator('[data-exit]:visible').first().click({ noWaitAfter: true });
  expect((await deviceOf(page)).silenced).toBe(2);
});

test('an answer of the assistant is read aloud, and Exit silences it', async ({ page }) => {
  await giveVoices(page, [LOCAL]);
  await stall(page);
  await page.goto('/chat');
  await ask(page, 'how long does the implant last');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect((await deviceOf(page)).said.join()).toMatch(/3 to 5 years/);
  await page.locator('[data-exit]:visible').first().click({ noWaitAfter: true });
  expect((await deviceOf(page)).silenced).toBe(1);
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
