import type { AccountTexts } from './en-accounts.ts';

export const accounts: AccountTexts = {
  errors: {
    FIELDS_REQUIRED: 'Remplis tous les champs obligatoires',
    USERNAME_LENGTH: 'Un nom d’utilisateur compte de 3 à 30 caractères.',
    USERNAME_CHARACTERS:
      'Utilise des lettres et des chiffres ; point, tiret ou tiret bas seulement entre eux.',
    USERNAME_CONTACT:
      'Pour ta sécurité, un nom ne peut pas ressembler à un numéro de téléphone ou à une adresse e-mail.',
    USERNAME_GENERATED: 'Les noms de ce genre sont donnés à qui écrit sans son nom. Choisis-en un autre.',
    PASSWORD_LENGTH: 'Un mot de passe compte de 8 à 128 caractères.',
    PASSWORD_IS_USERNAME: 'Ton mot de passe ne peut pas être ton nom d’utilisateur.',
  },
  fallbacks: {
    register: 'L’inscription a échoué',
    login: 'Connexion impossible, vérifie ton nom et ton mot de passe',
    anonymousSession: 'Impossible de créer une session anonyme',
  },
};
