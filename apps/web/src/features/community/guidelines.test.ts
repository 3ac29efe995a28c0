import { expect, it } from 'vitest';
import { areGuidelinesDue, dismissGuidelines } from './guidelines.ts';

const DAY = 86_400_000;
const NOW = 1_790_000_000_000;

it('shows the guidelines to whoever never saw them', () => {
  expect(areGuidelinesDue(NOW)).toBe(true);
});

it('shows them again after a day, not before', () => {
  dismissGuidelines(NOW);
  expect(localStorage.getItem('guidelines_last_shown')).toBe(String(NOW));
  expect(areGuidelinesDue(NOW + DAY - 1)).toBe(false);
  expect(areGuidelinesDue(NOW + DAY)).toBe(true);
});

it('shows them when the clock of the phone was set back', () => {
  dismissGuidelines(NOW);
  expect(areGuidelinesDue(NOW - 1)).toBe(true);
});

it('survives a value that cannot be read', () => {
  localStorage.setItem('guidelines_last_shown', '{"broken');
  expect(areGuidelinesDue(NOW)).toBe(true);
});
