import type { ControlName } from './en-controls.ts';

export const controls: Record<ControlName, string> = {
  exit: 'Sortir',
  'erase-traces': 'Effacer mes traces',
  'clear-history': 'Effacer l’historique',
  'find-posts': 'Retrouver mes messages',
  'recovery-code': 'J’ai un code de secours',
  report: 'Signaler',
  country: 'Pays',
};
