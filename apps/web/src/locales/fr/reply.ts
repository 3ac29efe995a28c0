import type { Widen } from '../../lib/messages.tsx';
import type { reply as english } from '../en/reply.ts';

export const reply: Widen<typeof english> = {
  library: 'Tiré mot pour mot de notre bibliothèque.',
  writtenByModel: 'Écrit par un ordinateur à partir des passages ci-dessous. Personne n’a relu ces mots.',
  passages: 'Passages',
  passagesEditorial: (date) =>
    `Les passages : relus par notre équipe le ${date}, pas encore par un soignant.`,
  passagesClinical: (date) => `Les passages : relus par un soignant le ${date}.`,
  sources: (count) => (count === 1 ? '1 source' : `${count} sources`),
  newTab: 's’ouvre dans un nouvel onglet',
  reviewEditorial: (date) => `Relu par notre équipe le ${date}, pas encore par un soignant.`,
  reviewClinical: (date) => `Relu par un soignant le ${date}.`,
  article: (title) => `Tiré de notre article « ${title} »`,
  stop: 'Arrêter',
  stoppedReply: 'Tu as arrêté cette réponse. Elle n’est pas complète.',
  askAgain: 'Redemander',
  feedback: {
    question: 'Ça t’a aidé ?',
    yes: 'Oui, ça m’a aidé',
    no: 'Non, ça ne m’a pas aidé',
    thanksUp: 'Merci de nous l’avoir dit.',
    title: 'Qu’est-ce qui n’allait pas ?',
    reasons: {
      wrong: 'C’est faux',
      'not-asked': 'Ce n’est pas ce que j’ai demandé',
      unclear: 'Je ne comprends pas',
      language: 'La langue n’est pas la bonne',
      unkind: 'Ce n’est pas gentil',
      other: 'Autre chose',
    },
    choose: 'Choisis d’abord ce qui n’allait pas.',
    comment: 'Tu veux en dire plus ?',
    commentHint: 'Ne mets pas de noms ni de numéros de téléphone.',
    share: 'Envoyer aussi ma question, pour que l’équipe de Salama puisse la lire',
    shareHint: 'Sinon, personne ne voit ce que tu as demandé. Les noms et numéros trouvés sont enlevés.',
    send: 'Envoyer',
    cancel: 'Pas maintenant',
    thanks: 'Merci. Ça nous aide à faire mieux.',
    failed: 'L’envoi n’a pas marché. Vérifie ta connexion et réessaie.',
    loadFailed: 'Le chargement n’a pas marché. Vérifie ta connexion.',
  },
};
