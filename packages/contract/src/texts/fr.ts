import type { Texts } from './en.ts';
import { accounts } from './fr-accounts.ts';
import { board } from './fr-board.ts';
import { chat } from './fr-chat.ts';

export const fr: Texts = {
  errors: {
    MALFORMED_REQUEST: 'Cette demande est illisible. Réessaie.',
    UNAUTHENTICATED: 'Reconnecte-toi, s’il te plaît.',
    INVALID_CREDENTIALS: 'Connexion impossible, vérifie ton nom et ton mot de passe',
    INVALID_RECOVERY_CODE:
      'Ce nom et ce code de secours ne vont pas ensemble. Vérifie chaque lettre et réessaie.',
    FORBIDDEN: 'Ton compte ne permet pas de faire cela.',
    REAUTH_REQUIRED: 'Saisis de nouveau ton mot de passe pour continuer.',
    WRONG_PASSWORD: 'Ce n’est pas ton mot de passe. Vérifie-le et réessaie.',
    SECOND_FACTOR_REQUIRED: 'Saisis le code de ton application d’authentification pour continuer.',
    SECOND_FACTOR_NEEDED:
      'Ici, l’administration ne s’ouvre qu’avec une application d’authentification. Configure-la d’abord.',
    WRONG_CODE: 'Ce code n’est pas le bon, ou il a déjà servi. Attends le prochain et réessaie.',
    POSTING_PAUSED:
      'Tu ne peux pas publier pour l’instant, à cause de messages contraires aux règles. Tu peux toujours lire, demander dans le chat et trouver de l’aide.',
    NOT_YOURS:
      'Seule la personne qui l’a écrit peut l’effacer. Utilise le code de reçu donné au moment de publier.',
    NOT_FOUND: 'Il n’y a rien ici.',
    RECEIPT_UNKNOWN: 'Rien ne correspond à ce code de reçu. Vérifie chaque lettre, ou c’est déjà effacé.',
    CONFLICT: 'Quelque chose a changé entre-temps. Regarde de nouveau, puis réessaie.',
    LAST_ADMIN: 'Tu es la dernière personne à administrer Salama. Donne d’abord ce rôle à quelqu’un d’autre.',
    USERNAME_TAKEN: 'Ce nom est déjà pris. Essaie un autre.',
    MATERIAL_BUILT_IN:
      'Cet article appartient à la bibliothèque de Salama : tu peux le mettre en avant ou le masquer, mais ni le réécrire ni le supprimer.',
    PAYLOAD_TOO_LARGE: 'C’est trop long pour être envoyé.',
    UNSUPPORTED_MEDIA_TYPE: 'Ce type de contenu n’est pas accepté. Envoie du JSON.',
    INVALID_INPUT: 'Quelque chose ne va pas dans ce que tu as envoyé. Vérifie et réessaie.',
    USERNAME_REFUSED: 'Choisis un autre nom, respectueux et qui ne révèle personne.',
    PASSWORD_COMMON: 'Trop de gens utilisent ce mot de passe. Choisis-en un plus difficile à deviner.',
    ...accounts.errors,
    ...chat.errors,
    ...board.errors,
    COMMENT_TOO_LONG: 'Ton commentaire est trop long (500 caractères au maximum)',
    RATING_RANGE: 'Choisis de 1 à 5 étoiles.',
    STORY_EMPTY: 'Écris d’abord ton témoignage.',
    STORY_TOO_LONG: 'Ton témoignage est trop long (1000 caractères au maximum)',
    NAME_TOO_LONG: 'Un nom a 40 caractères au maximum.',
    LOCATION_TOO_LONG: 'Un lieu a 60 caractères au maximum.',
    SUGGESTION_EMPTY: 'Écris d’abord ta suggestion.',
    SUGGESTION_TOO_LONG: 'Ta suggestion est trop longue (2000 caractères au maximum)',
    MATERIAL_TITLE: 'Le titre est obligatoire',
    MATERIAL_TITLE_LENGTH: 'Un titre a au plus 200 caractères.',
    MATERIAL_DESCRIPTION: 'La description est obligatoire',
    MATERIAL_DESCRIPTION_LENGTH: 'Une description a au plus 2000 caractères.',
    MATERIAL_URL: 'L’URL est obligatoire',
    MATERIAL_URL_INVALID: 'Écris l’adresse entière, https://…, ou un chemin de Salama qui commence par /.',
    MATERIAL_READ_TIME: 'Un temps de lecture a au plus 20 caractères, comme « 5 min ».',
    CORRECTION_OWN: 'C’est une autre personne de l’administration qui publie ce que tu as écrit.',
    CORRECTION_YOUNG_FACTOR:
      'Ton application d’authentification a moins d’un jour. Publie demain, ou demande à quelqu’un d’autre de l’administration.',
    CORRECTION_EMERGENCY:
      'Les numéros d’urgence s’ajoutent ou se retirent, sans jamais être modifiés, et chaque pays en garde au moins un.',
    CORRECTION_NUMBER: 'Ce numéro ne correspond pas au pays, ou l’appel est surtaxé. Vérifie-le.',
    CORRECTION_WORDS: 'Écris-le sans lien, sans adresse et sans autre numéro, dans les trois langues.',
    CORRECTION_SOURCE: 'Indique une source, son adresse en https et le jour où tu l’as lue.',
    MODERATION_PHONE:
      'Pour la sécurité de tous, pas de numéro de téléphone ici. Enlève-le, puis publie de nouveau.',
    MODERATION_EMAIL:
      'Pour la sécurité de tous, pas d’adresse e-mail ici. Enlève-la, puis publie de nouveau.',
    MODERATION_LINK: 'Pas de liens ici. Dis-le avec tes mots, puis publie de nouveau.',
    MODERATION_HANDLE:
      'Pour la sécurité de tous, on reste ici : enlève les pseudos et les invitations vers d’autres applis, puis publie de nouveau.',
    MODERATION_SOLICITATION:
      'Salama interdit de demander ou de proposer du sexe, des photos sexuelles ou des rencontres. Si on te l’a demandé, tu n’y es pour rien : cherche de l’aide.',
    MODERATION_HARASSMENT:
      'Ces mots peuvent blesser quelqu’un. Dis-le sans insultes, puis publie de nouveau.',
    MODERATION_UNSAFE:
      'Cela pourrait mettre quelqu’un en danger, on ne peut donc pas le publier. Pose-le comme une question, ou demande dans le chat.',
    MODERATION_DUPLICATE: 'Tu viens de publier le même texte. Cherche-le dans la liste avant de recommencer.',
    TOO_MANY_REQUESTS: 'Cela fait beaucoup d’un coup. Attends un instant, puis réessaie.',
    TOO_MANY_ATTEMPTS: 'Trop d’essais. Attends un peu, puis réessaie.',
    INTERNAL: 'Quelque chose s’est mal passé de notre côté. Réessaie.',
    UNAVAILABLE: 'Salama ne peut ni enregistrer ni charger pour l’instant. Réessaie dans un moment.',
  },
  fallbacks: {
    ...accounts.fallbacks,
    ...chat.fallbacks,
    ...board.fallbacks,
    testimonialSend: 'Ton témoignage n’a pas pu être envoyé. Réessaie.',
    testimonialDelete: 'Ton témoignage n’a pas pu être retiré',
    suggestionSend: 'Ta suggestion n’a pas pu être envoyée',
    accountChange: 'Ton compte n’a pas pu être modifié',
    accountExport: 'Tes données n’ont pas pu être récupérées',
    materialsLoad: 'Les ressources n’ont pas pu être chargées',
    materialCreate: 'La ressource n’a pas pu être créée',
    materialUpdate: 'La ressource n’a pas pu être modifiée',
    materialDelete: 'La ressource n’a pas pu être supprimée',
  },
  postHeld: board.postHeld,
  notSaved:
    'Salama peut répondre mais ne peut rien enregistrer pour l’instant : ceci n’est pas dans ton historique.',
  replyReplaced:
    'La réponse en cours s’est interrompue ou n’a pas passé notre contrôle. Voici ce que dit notre bibliothèque.',
  replyShortened: 'Cette réponse était trop longue pour être gardée en entier.',
  reportThanks:
    'Merci. Tu as peut-être protégé quelqu’un. Quelqu’un de l’équipe va regarder ; personne ne saura qui a signalé.',
  reportHelp: 'Si toi ou quelqu’un que tu connais est en danger, ces personnes peuvent aider.',
  generalHelp:
    'Il est arrivé tant de messages que Salama n’a pas lu celui-ci. Si toi ou quelqu’un près de toi est en danger ou très malade, appelle maintenant un de ces numéros, ou va à l’hôpital le plus proche.',
};
