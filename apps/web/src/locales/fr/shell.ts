import type { Catalogues } from '../catalogues.ts';

export const shell: Catalogues['shell'] = {
  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    save: 'Enregistrer',
    retry: 'Réessayer',
    loading: 'Un instant…',
    newTab: 's’ouvre dans un nouvel onglet',
  },
  exit: {
    label: 'Sortir',
    hint: 'Quitte Salama tout de suite. Ou appuie trois fois sur Maj.',
  },
};
