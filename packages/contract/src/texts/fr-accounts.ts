import type { AccountTexts } from './en-accounts.ts';

export const accounts: AccountTexts = {
  errors: {
    FIELDS_REQUIRED: 'Remplis tous les champs obligatoires',
  },
  fallbacks: {
    register: 'L’inscription a échoué',
    login: 'Connexion impossible, vérifie ton nom et ton mot de passe',
    anonymousSession: 'Impossible de créer une session anonyme',
  },
};
