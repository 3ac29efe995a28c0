import { controls } from '@salama/contract/texts/fr-controls.ts';
import type { Catalogues } from '../catalogues.ts';

export const traces: Catalogues['traces'] = {
  button: controls['erase-traces'],
  title: 'Tout effacer ?',
  lead: 'Sur ce téléphone, cela enlève :',
  goes: [
    'ton calendrier des règles et ses notes',
    'ta connexion, tes choix, ta réponse sur l’âge',
    'les questions et témoignages gardés pour ouvrir vite',
    'les pages gardées pour le hors-ligne',
  ],
  signsOut:
    'Ta session est fermée. Ton compte et ce que tu as publié restent sur le serveur : efface-les depuis ton profil ou avec ton code.',
  backup: 'Tu utilises le suivi des règles ? Alors exporte-le d’abord. On ne pourra pas le récupérer.',
  toTracker: 'Ouvrir le suivi',
  cannotTitle: 'Ce que cela ne peut pas effacer',
  cannot: [
    'l’historique de ton navigateur, les téléchargements et les captures d’écran',
    'ce que ton réseau, ou un programme qui surveille ce téléphone, a déjà vu',
    'ce que quelqu’un à côté de toi a vu',
  ],
  after: 'Ensuite, une page ordinaire s’ouvre, ici et dans tous les autres onglets de Salama.',
  confirm: 'Tout effacer',
  failed:
    'Quelque chose n’a pas pu être effacé. Efface les données de ce site dans les réglages de ton navigateur.',
  tryAgain: 'Réessayer',
  leave: 'Partir maintenant',
};
