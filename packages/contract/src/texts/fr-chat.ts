import type { ChatTexts } from './en-chat.ts';

export const chat: ChatTexts = {
  errors: {
    MESSAGE_EMPTY: 'Le message ne peut pas être vide',
    MESSAGE_TOO_LONG: 'Le message est trop long (1000 caractères au maximum)',
    MESSAGE_REPEATED: 'Le message contient trop de caractères répétés',
    MESSAGE_CAPITALS: 'Évite d’utiliser trop de majuscules',
  },
  fallbacks: {
    chatSend: 'Le message n’a pas pu être envoyé',
    chatLoad: 'Les messages n’ont pas pu être chargés',
    chatDelete: 'L’historique n’a pas pu être effacé',
    chatDeleteNetwork: 'Erreur pendant l’effacement de l’historique',
  },
};
