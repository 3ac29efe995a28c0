import { expect, localPath, type Page } from './salama.ts';

const DAY = 86_400_000;

/** Friday, 20 November 2026, the day of these tests wherever they run. */
const TODAY = '2026-11-20';

/** Marked days: five from each start, in days before today. */
export function periodsFrom(...starts: number[]) {
  const today = Date.parse(TODAY);
  return starts.flatMap((start) =>
    Array.from({ length: 5 }, (_, offset) => ({
      date: new Date(today + (offset - start) * DAY).toISOString().slice(0, 10),
      isPeriod: true,
      flow: 'medium',
      symptoms: ['Cramps'],
      mood: 'sad',
      notes: '',
    })),
  );
}

/** Opens the tracker on its day, with a diary that the device held before (once: later loads find what was saved). */
export async function openTracker(
  page: Page,
  { diary, language = 'en' }: { diary?: unknown; language?: 'en' | 'sw' | 'fr' } = {},
): Promise<void> {
  await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
  if (diary !== undefined) {
    const raw = typeof diary === 'string' ? diary : JSON.stringify(diary);
    await page.addInitScript((value) => {
      if (sessionStorage.getItem('diary-was-set')) return;
      sessionStorage.setItem('diary-was-set', '1');
      localStorage.setItem('periodDays', value);
    }, raw);
  }
  await page.goto(localPath(language, '/apps/period-tracker'));
  await expect(page.getByRole('grid')).toBeVisible();
}

export function cell(page: Page, date: string) {
  return page.getByRole('grid').getByRole('button', { name: date });
}

/** What stands on the device. */
export async function storedDays(page: Page): Promise<Record<string, unknown>[]> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('periodDays') ?? '[]'));
}
