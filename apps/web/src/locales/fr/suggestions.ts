import { fr } from '@salama/contract/texts/fr.ts';
import type { Catalogues } from '../catalogues.ts';

export const suggestions: Catalogues['suggestions'] = {
  errors: fr.errors,
  failed: fr.fallbacks.suggestionSend,
  unreachable: 'Salama n’a pas répondu. Vérifie ta connexion et réessaie.',
  title: 'Aide-nous à faire mieux',
  lead: 'Une idée, une envie, quelque chose de cassé ? L’équipe de ce Salama le lit. Personne d’autre, et c’est sans nom.',
  type: 'De quoi s’agit-il ?',
  types: {
    'FEATURE REQUEST': 'Quelque chose de nouveau',
    IMPROVEMENT: 'Une amélioration',
    'BUG REPORT': 'Quelque chose de cassé',
  },
  label: 'Ta suggestion',
  hint: 'Sans nom ni numéro, s’il te plaît. Ce n’est pas un endroit pour une aide urgente : en danger, appelle le 112.',
  submit: 'Envoyer la suggestion',
  thanksTitle: 'Merci !',
  thanks: 'Ta suggestion est arrivée. Nous les lisons toutes.',
  another: 'Envoyer une autre suggestion',
  left: (count: number) => (count === 1 ? 'Encore 1 caractère' : `Encore ${count} caractères`),
  over: (count: number) => (count === 1 ? '1 caractère de trop' : `${count} caractères de trop`),
};
