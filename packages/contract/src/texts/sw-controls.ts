import type { ControlName } from './en-controls.ts';

export const controls: Record<ControlName, string> = {
  exit: 'Toka',
  'erase-traces': 'Futa alama zangu',
  'clear-history': 'Futa mazungumzo',
  'find-posts': 'Tafuta nilichotuma',
  'recovery-code': 'Nina msimbo wa urejeshaji',
  report: 'Ripoti',
  country: 'Nchi',
};
