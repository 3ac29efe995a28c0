import { fr } from '@salama/contract/texts/fr.ts';
import type { Catalogues } from '../catalogues.ts';

export const profile: Catalogues['profile'] = {
  errors: fr.errors,
  failed: fr.fallbacks.accountChange,
  exportFailed: fr.fallbacks.accountExport,
  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Ton nouveau nom est enregistré. Il figure aussi sur les messages que tu as signés.',
  password: 'Ton mot de passe',
  askPassword:
    'Entre d’abord ton mot de passe, pour que personne d’autre ne puisse le faire sur ton téléphone.',
  security: 'Que ça reste à toi',
  changePassword: 'Changer de mot de passe',
  changePasswordText:
    'Ta session reste ouverte ici ; partout ailleurs, elle est fermée. Ton code de secours ne change pas.',
  newPassword: 'Nouveau mot de passe',
  passwordChanged: 'Ton mot de passe est changé.',
  recovery: 'Nouveau code de secours',
  recoveryText: 'L’ancien code s’arrête aussitôt. Le nouveau ne s’affiche que cette fois.',
  recoveryConfirm: 'Créer un nouveau code',
  sessions: 'Où ta session est ouverte',
  sessionsLoading: 'On regarde…',
  thisPhone: 'Ce téléphone, maintenant',
  elsewhere: 'Un autre navigateur ou téléphone',
  since: (date: string) => `depuis le ${date}`,
  used: (date: string) => `utilisé le ${date}`,
  everywhere: 'Se déconnecter partout',
  everywhereText:
    'Tu peux te déconnecter partout, ici aussi. Qui a ton téléphone, ou l’a eu, n’est alors plus connecté.',
  data: 'Tes données',
  export: 'Exporter mes données',
  exportText:
    'Un fichier avec tout ce que nous gardons de ton compte : ton chat, tes messages, tes témoignages. Qui l’ouvre peut le lire.',
  exported: 'Le fichier est enregistré sur ce téléphone.',
  delete: 'Supprimer mon compte',
  deleteText: 'Tu vois d’abord ce qui part et ce qui reste. Ensuite, tu entres ton mot de passe.',
  deleteTitle: 'Supprimer ton compte ?',
  goesTitle: 'Ce qui part',
  goes: [
    'ton nom, ton mot de passe et ton code de secours',
    'tout ton chat, pour que personne ne puisse plus jamais le lire',
    'toutes tes connexions',
  ],
  posts: 'Tes messages, réponses et témoignages',
  postsDelete: 'Les retirer aussi, avec les réponses sous tes questions',
  postsKeep: 'Les laisser, sans ton nom',
  staysTitle: 'Ce qui reste',
  stays: [
    'les votes et signalements que tu as donnés : personne ne peut dire de qui ils viennent',
    'les suggestions envoyées : elles ne portent aucun nom',
    'ton suivi des règles et le reste de ce qui est sur ce téléphone',
  ],
  deleteConfirm: 'Supprimer pour de bon',
  deleted: 'Ton compte n’existe plus',
  deletedText: 'Plus rien dans Salama n’y mène.',
  home: 'Aller à l’accueil',
};
