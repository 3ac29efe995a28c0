import type { Catalogues } from '../catalogues.ts';

export const home: Catalogues['home'] = {
  title: 'Demande ce que tu n’oses demander à personne.',
  lead: 'Des réponses claires sur ton corps, l’amour, le sexe, la grossesse et ta sécurité. En français, en swahili et en anglais. Gratuit, et sans donner ton nom.',
  ask: 'Poser une question',
  help: 'De l’aide',
  read: 'Lire',
  community: 'Rejoindre la communauté',
  bot: 'Demander par messagerie',
  sampleLabel: 'Un exemple de question et de réponse',
  sampleNote: 'Le début d’une vraie réponse de notre assistant.',
  sampleSources: 'Sources :',
  saying: {
    words: 'Kuuliza si ujinga',
    meaning: 'Demander n’est pas être bête (dicton swahili)',
  },
};
