import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTracker, openTracker, prepareDevice, press } from '../../../testing/render-tracker.tsx';

beforeEach(() => prepareDevice());
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

describe('the list of symptoms', () => {
  it('hands the focus on when a chip leaves: to the next, the one before, the field', async () => {
    await openTracker();
    for (const symptom of ['Headache', 'Cramps', 'Tired']) await press(symptom);
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
    await press('Remove Cramps');
    expect(focused()).toBe('Remove Tired');
    await press('Remove Tired');
    expect(focused()).toBe('Remove Headache');
    await press('Remove Headache');
    expect(focused()).toBe('INPUT');
  });
});
