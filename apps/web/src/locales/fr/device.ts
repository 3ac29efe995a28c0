import type { Catalogues } from '../catalogues.ts';

export const device: Catalogues['device'] = {
  offline: {
    keep: 'Garder Salama sur ce téléphone pour l’utiliser hors ligne',
    keepHint: 'Environ 520 Ko. Quelqu’un qui fouille ce téléphone pourrait voir que Salama y a été ouvert.',
    unavailable: 'Ce navigateur ne peut pas garder Salama hors ligne.',
    keeping: 'Salama se met sur ton téléphone…',
    failed: 'Ça n’a pas marché. Vérifie ta connexion, puis réessaie.',
  },
  needsScripts: {
    login:
      'Tu peux te connecter quand JavaScript est activé dans ton navigateur. Pour lire, tu n’as pas besoin de compte.',
    profile: 'Ton profil s’affiche ici quand JavaScript est activé dans ton navigateur.',
    desk: 'L’administration s’ouvre quand JavaScript est activé dans ton navigateur.',
    board: 'Les discussions s’affichent ici quand JavaScript est activé dans ton navigateur.',
    tracker: 'Le calendrier s’affiche ici quand JavaScript est activé dans ton navigateur.',
    stories: 'Les témoignages s’affichent ici quand les scripts sont activés dans ton navigateur.',
  },
};
