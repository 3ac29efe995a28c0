import type { Catalogues } from '../catalogues.ts';

export const offline: Catalogues['offline'] = {
  keep: 'Garder Salama sur ce téléphone pour l’utiliser hors ligne',
  keepHint: 'Environ 450 Ko. Quelqu’un qui fouille ce téléphone pourrait voir que Salama y a été ouvert.',
  unavailable: 'Ce navigateur ne peut pas garder Salama hors ligne.',
  keeping: 'Salama se met sur ton téléphone…',
  failed: 'Ça n’a pas marché. Vérifie ta connexion, puis réessaie.',
};
