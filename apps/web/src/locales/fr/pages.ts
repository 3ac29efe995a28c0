import type { Catalogues } from '../catalogues.ts';

export const pages: Catalogues['pages'] = {
  ask: 'Pose ta question maintenant',
  home: 'Retour à l’accueil',
  askHint: 'En attendant, l’assistant répond à tes questions à toute heure.',
  soon: 'En préparation',
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
    mobileText:
      'Bientôt. En attendant, tu peux ajouter Salama à ton écran d’accueil depuis le menu du navigateur.',
    open: 'Ouvrir',
  },
  learn: {
    title: 'Apprendre',
    text: 'Neuf rayons d’articles courts, avec leurs sources, sont en cours d’écriture et de relecture.',
  },
  about: { title: 'À propos', text: 'Ici, on te dira qui fait Salama, pourquoi, et ce que Salama défend.' },
  privacy: {
    title: 'Confidentialité',
    text: 'Le texte complet est en cours d’écriture. Ce qui vaut déjà :',
    points: [
      'Tu peux utiliser Salama sans compte, sans nom, sans e-mail et sans numéro.',
      'Ce que tu demandes sans compte reçoit une réponse et n’est pas gardé.',
      'Rien ne vient d’autres entreprises : pas de pub, pas de pistage, pas de cookies.',
      '« Sortir » quitte aussitôt, mais l’historique du navigateur peut encore montrer ton passage.',
    ],
  },
  terms: {
    title: 'Conditions',
    text: 'Les règles de cet endroit seront écrites ici simplement : respecte les autres, ne donne pas de contact, veillons les uns sur les autres.',
  },
  support: { title: 'Aide', text: 'Tu trouveras ici de l’aide pour utiliser Salama.' },
  contact: {
    title: 'Contact',
    text: 'Tu trouveras ici comment écrire aux personnes qui s’occupent de ce Salama.',
  },
  admin: { title: 'Administration', text: 'Les statistiques, les comptes et les articles seront gérés ici.' },
  notFound: {
    code: '404',
    title: 'Page introuvable',
    text: 'La page que tu cherches a peut-être été supprimée ou renommée, ou n’est pas disponible pour le moment.',
  },
};
