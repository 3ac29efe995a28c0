import type { Widen } from '../catalogues.ts';
import type { late as english } from '../en/late.ts';

export const late: Widen<typeof english> = {
  title: 'Une partie de cette page n’est pas arrivée',
  text: 'Tu peux continuer à lire. Les boutons marcheront dès qu’elle sera là : Salama continue d’essayer.',
  again: 'Réessayer',
};
