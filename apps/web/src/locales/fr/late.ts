import type { Widen } from '../catalogues.ts';
import type { late as english } from '../en/late.ts';

export const late: Widen<typeof english> = {
  title: 'Une partie de cette page n’est pas arrivée',
  text: 'Tu peux continuer à lire. Les boutons marcheront dès qu’elle sera là : Salama continue d’essayer.',
  again: 'Réessayer',
  unable: {
    title: 'L’assistant ne marche pas dans ce navigateur',
    text: 'Ton navigateur est sans doute trop ancien. Mets-le à jour, ou ouvre Salama dans un autre. Tu peux quand même lire toutes les pages.',
    unsent: 'D’ici, tu ne peux rien demander ni envoyer.',
    lines: 'Les lignes d’aide, pays par pays',
  },
};
