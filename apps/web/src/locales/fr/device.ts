import type { Catalogues } from '../catalogues.ts';

export const device: Catalogues['device'] = {
  offline: {
    keep: 'Garder Salama sur ce téléphone pour l’utiliser hors ligne',
    keepHint:
      'Environ 290 Ko, et un peu plus à chaque page que tu ouvres. Quelqu’un qui fouille ce téléphone pourrait voir que Salama y a été ouvert.',
    everything: 'Tout garder',
    everythingHint:
      'Environ 790 Ko de plus : toutes les pages, tous les articles et leur recherche. Tu peux les lire sans réseau, et la discussion te montre lesquels peuvent te répondre.',
    hasEverything: 'Tout ce qui est dans cette langue est sur ce téléphone : pages, articles et recherche.',
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
