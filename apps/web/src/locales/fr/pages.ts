import type { Catalogues } from '../catalogues.ts';

export const pages: Catalogues['pages'] = {
  ask: 'Pose ta question maintenant',
  home: 'Retour à l’accueil',
  askHint: 'En attendant, l’assistant répond à tes questions à toute heure.',
  soon: 'En préparation',
  operatorFallback: 'l’organisation qui l’a installé',
  updated: 'Dernière mise à jour :',
  readOn: 'Lu par toi le :',
  services: {
    title: 'Services',
    text: 'Tu trouveras ici où aller : centres accueillant les jeunes, contraception, soins après des violences.',
  },
  apps: {
    title: 'Nos applis',
    text: 'Des outils qui restent sur ton téléphone et ne racontent rien à personne.',
    tracker: 'Suivi des règles',
    trackerText: 'Suis ton cycle. Ce que tu y écris ne quitte jamais ton téléphone.',
    mobile: 'Appli mobile',
    mobileText: 'Une appli à télécharger n’existe pas encore.',
    comingSoon: 'Bientôt',
    open: 'Ouvrir',
    install: 'Salama sur ton écran d’accueil',
    installText:
      'S’ouvre comme une appli, même sans réseau. Son nom et son icône seront alors sur ton écran, où d’autres peuvent les voir.',
    installButton: 'Ajouter à l’écran d’accueil',
    installMenu:
      'Dans le menu de ton navigateur, choisis « Ajouter à l’écran d’accueil » ou « Installer l’application ».',
    installed: 'Salama est sur ton écran d’accueil.',
  },
  about: {
    community: 'Rejoindre la communauté',
    chat: 'Poser une question',
    schoolTitle: 'Apprendre avec nous',
    schoolText: 'Nos partenaires forment des jeunes et du personnel de santé.',
    school: 'Voir l’école de formation',
  },
  contact: {
    email: 'Écrire à',
    none: 'Ce Salama n’a pas encore d’adresse e-mail. Utilise la boîte à suggestions de l’accueil : elle arrive aux personnes qui le gèrent, et ne demande aucun nom.',
    box: 'Aller à la boîte à suggestions',
    operator: 'Géré par',
    subject: 'Salama',
  },
  admin: { unreachable: 'Salama est injoignable. Tu restes connecté sur cet appareil.' },
  notFound: {
    code: '404',
    title: 'Page introuvable',
    text: 'La page que tu cherches a peut-être été supprimée ou renommée, ou n’est pas disponible pour le moment.',
  },
};
