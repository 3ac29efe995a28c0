import type { Texts } from './en.ts';

export const fr: Texts = {
  errors: {
    MALFORMED_REQUEST: 'Cette demande est illisible. Réessaie.',
    UNAUTHENTICATED: 'Reconnecte-toi, s’il te plaît.',
    INVALID_CREDENTIALS: 'Connexion impossible, vérifie ton nom et ton mot de passe',
    INVALID_RECOVERY_CODE:
      'Ce nom et ce code de secours ne vont pas ensemble. Vérifie chaque lettre et réessaie.',
    FORBIDDEN: 'Ton compte ne permet pas de faire cela.',
    REAUTH_REQUIRED: 'Saisis de nouveau ton mot de passe pour continuer.',
    NOT_FOUND: 'Il n’y a rien ici.',
    CONFLICT: 'Quelque chose a changé entre-temps. Regarde de nouveau, puis réessaie.',
    USERNAME_TAKEN: 'Ce nom est déjà pris. Essaie un autre.',
    PAYLOAD_TOO_LARGE: 'C’est trop long pour être envoyé.',
    UNSUPPORTED_MEDIA_TYPE: 'Ce type de contenu n’est pas accepté. Envoie du JSON.',
    INVALID_INPUT: 'Quelque chose ne va pas dans ce que tu as envoyé. Vérifie et réessaie.',
    FIELDS_REQUIRED: 'Remplis tous les champs obligatoires',
    USERNAME_LENGTH: 'Un nom d’utilisateur compte de 3 à 30 caractères.',
    USERNAME_CHARACTERS:
      'Utilise des lettres et des chiffres ; point, tiret ou tiret bas seulement entre eux.',
    USERNAME_CONTACT:
      'Pour ta sécurité, un nom ne peut pas ressembler à un numéro de téléphone ou à une adresse e-mail.',
    PASSWORD_LENGTH: 'Un mot de passe compte de 8 à 128 caractères.',
    PASSWORD_COMMON: 'Trop de gens utilisent ce mot de passe. Choisis-en un plus difficile à deviner.',
    PASSWORD_IS_USERNAME: 'Ton mot de passe ne peut pas être ton nom d’utilisateur.',
    MESSAGE_EMPTY: 'Le message ne peut pas être vide',
    MESSAGE_TOO_LONG: 'Le message est trop long (1000 caractères au maximum)',
    MESSAGE_REPEATED: 'Le message contient trop de caractères répétés',
    MESSAGE_CAPITALS: 'Évite d’utiliser trop de majuscules',
    TOO_MANY_REQUESTS: 'Cela fait beaucoup d’un coup. Attends un instant, puis réessaie.',
    TOO_MANY_ATTEMPTS: 'Trop d’essais. Attends un peu, puis réessaie.',
    INTERNAL: 'Quelque chose s’est mal passé de notre côté. Réessaie.',
    UNAVAILABLE: 'Salama ne peut ni enregistrer ni charger pour l’instant. Réessaie dans un moment.',
  },
  fallbacks: {
    register: 'L’inscription a échoué',
    login: 'Connexion impossible, vérifie ton nom et ton mot de passe',
    anonymousSession: 'Impossible de créer une session anonyme',
    chatSend: 'Le message n’a pas pu être envoyé',
    chatLoad: 'Les messages n’ont pas pu être chargés',
    chatDelete: 'L’historique n’a pas pu être effacé',
    chatDeleteNetwork: 'Erreur pendant l’effacement de l’historique',
  },
  notSaved:
    'Salama peut répondre mais ne peut rien enregistrer pour l’instant : ceci n’est pas dans ton historique.',
};
