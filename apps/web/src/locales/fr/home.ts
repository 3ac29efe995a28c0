import type { Catalogues } from '../catalogues.ts';

export const home: Catalogues['home'] = {
  title: 'Demande ce que tu n’oses demander à personne.',
  lead: 'Des réponses claires sur ton corps, l’amour, le sexe, la grossesse et ta sécurité. En français, en swahili et en anglais. Gratuit, et sans donner ton nom.',
  ask: 'Poser une question',
  community: 'Rejoindre la communauté',
  learn: 'Apprendre',
  sampleLabel: 'Un exemple de question et de réponse',
  sampleQuestion: 'J’ai 6 jours de retard. Je suis enceinte ?',
  sampleAnswer:
    'Peut-être, mais pas forcément. Le stress, une maladie ou un changement de poids peuvent aussi retarder les règles. Un test de grossesse peut te le dire dès le premier jour de retard.',
  sampleNote: 'C’est un exemple. Pose ta question et regarde les sources.',
  saying: { words: 'Kuuliza si ujinga', meaning: 'Demander n’est pas être bête (dicton swahili)' },
  promisesTitle: 'Ce sur quoi tu peux compter',
  promises: [
    {
      title: 'Pas besoin de nom',
      text: 'Tu demandes, tu lis, tu repars. Jamais besoin de donner ton nom, ton e-mail ou ton numéro.',
    },
    {
      title: 'Des sources à vérifier',
      text: 'Les réponses sur la santé disent d’où elles viennent et quand elles ont été relues.',
    },
    {
      title: 'Dehors en un geste',
      text: 'Quelqu’un arrive ? « Sortir » t’emmène aussitôt sur une autre page, où que tu sois ici.',
    },
  ],
  topicsTitle: 'Qu’est-ce qui te préoccupe ?',
  topicsLead: 'Choisis une question pour commencer. Tu peux changer les mots avant de l’envoyer.',
  topics: {
    prenatal: 'Suivi de grossesse',
    abortion: 'Avortement sans risque',
    complications: 'Problèmes de grossesse',
    youth: 'Services pour les jeunes',
    violence: 'Après des violences',
    contraception: 'Contraception',
  },
  emergencyTitle: 'En danger en ce moment ?',
  emergencyText: 'Appelle les secours de ta région. Ce n’est pas ta faute, et il y a des gens pour t’aider.',
};
