import { chat as texts } from '@salama/contract/texts/fr-chat.ts';
import { controls } from '@salama/contract/texts/fr-controls.ts';
import type { Widen } from '../catalogues.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Widen<typeof english> = {
  ...texts,
  title: 'Demande à Salama',
  program: 'C’est un programme informatique, pas un médecin ni une personne. Il peut se tromper.',
  memory: 'Avec une nouvelle question, il relit tes trois derniers messages et ce que tu as dit de toi.',
  model:
    'Un modèle de langage (IA) aide à trouver la réponse ici : ton message et jusqu’à trois messages d’avant lui sont envoyés. Il choisit des phrases de notre bibliothèque. On enlève les noms et numéros qu’on trouve ; mieux vaut ne pas en écrire.',
  modelWrites:
    'Un modèle de langage (IA) aide à écrire les réponses ici : ta question lui est envoyée. On enlève les noms et numéros qu’on trouve ; mieux vaut ne pas en écrire.',
  modelElsewhere: (host: string) => `Il se trouve chez ${host}, géré par d’autres.`,
  modelSwitch: 'Utiliser le modèle de langage',
  anonymousTitle: 'Session anonyme',
  anonymousText:
    'Les messages ne sont pas enregistrés : ils disparaissent si tu recharges ou fermes cette page.',
  anonymousSignIn: 'Me connecter pour garder mon historique',
  loadingHistory: 'On charge ton historique...',
  clearHistory: controls['clear-history'],
  clearQuestion: 'Tu veux vraiment effacer tout ton historique ? Tu ne pourras pas revenir en arrière.',
  clearConfirm: 'Oui, effacer',
  typing: 'Salama écrit',
  emptyTitle: 'Qu’est-ce que tu aimerais savoir ?',
  emptyText: 'Touche une question ou écris la tienne. Tu n’as pas à dire qui tu es.',
  suggestionsLabel: 'Questions pour commencer',
  suggestedQuestions: {
    prenatal: 'Quels soins prénatals sont nécessaires ?',
    abortion: 'Où trouver des services d’avortement sécurisé ?',
    complications: 'Que faire en cas de complications pendant la grossesse ?',
    youth: 'Comment accéder à des services de santé adaptés aux jeunes ?',
    violence: 'Que faire après des violences basées sur le genre ?',
    contraception: 'Où obtenir une contraception près de chez moi ?',
  },
  followUps: 'Tu peux aussi demander',
  whichQuestion: 'Touche ta question',
  listLabel: 'Conversation',
  you: 'Toi',
  bot: 'Salama',
  notSent: 'Pas envoyé',
  stopped: 'Arrêté.',
  retry: 'Réessayer',
  dismiss: 'Fermer',
  inputLabel: 'Ta question',
  inputPlaceholder: 'Écris ta question…',
  send: 'Envoyer',
  charactersLeft: (count) => (count === 1 ? 'Il reste 1 caractère' : `Il reste ${count} caractères`),
  charactersOver: (count) => (count === 1 ? '1 caractère en trop' : `${count} caractères en trop`),
  widgetTitle: 'Poser une question santé',
  widgetClose: 'Fermer la discussion',
  askChat: 'Demander',
  fullPage: 'Ouvrir la page de discussion',
};
