import { accounts } from '@salama/contract/texts/fr-accounts.ts';
import { controls } from '@salama/contract/texts/fr-controls.ts';
import type { Widen } from '../catalogues.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Widen<typeof english> = {
  errors: accounts.errors,
  fallbacks: {
    register: accounts.fallbacks.register,
    login: accounts.fallbacks.login,
    recover: 'Le code de secours n’a pas pu être utilisé',
    anonymousSession: accounts.fallbacks.anonymousSession,
  },
  unreachable: 'Impossible de joindre Salama. Vérifie ta connexion et réessaie.',
  passwordsDiffer: 'Les mots de passe ne sont pas les mêmes',
  signInTitle: 'Bienvenue sur Salama',
  registerTitle: 'Crée ton compte Salama',
  recoverTitle: 'Utilise ton code de secours',
  signInIntro:
    'Connecte-toi pour retrouver ta discussion. Tu n’as jamais besoin d’un compte pour poser une question.',
  registerIntro:
    'Un compte garde ton historique. On ne demande ni e-mail, ni numéro de téléphone, ni ton vrai nom.',
  recoverIntro:
    'Mot de passe oublié ? Choisis-en un nouveau avec le code que tu as gardé en créant ton compte.',
  privacyTitle: 'Protège ton identité',
  privacyText:
    'Choisis un nom qui ne mène pas à toi : pas ton vrai nom, ni ton numéro de téléphone, ni ton e-mail.',
  privacyGotIt: 'Compris, merci !',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Répète le mot de passe',
  recoveryCode: 'Code de secours',
  usernameHint: 'De 3 à 30 lettres ou chiffres.',
  passwordHint: 'Au moins 8 caractères.',
  showPassword: 'Afficher le mot de passe',
  signIn: 'Me connecter',
  register: 'Créer mon compte',
  recover: 'Changer le mot de passe',
  toRegister: 'Pas encore de compte ? Crées-en un',
  toSignIn: 'Déjà un compte ? Connecte-toi',
  toRecover: controls['recovery-code'],
  codeTitle: 'Garde ton code de secours',
  codeText:
    'Si tu oublies ton mot de passe, ce code est le seul moyen de revenir. On l’affiche une seule fois et on ne peut pas te le renvoyer.',
  codeSharedPhone:
    'Quelqu’un d’autre utilise ce téléphone ? Alors écris-le sur papier et range-le en lieu sûr, au lieu de l’enregistrer ici.',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas marché ici. Écris-le, s’il te plaît.',
  saveText: 'Enregistrer en texte',
  kept: 'Je l’ai gardé',
  keptQuestion: 'Tu as bien gardé le code ? Tu ne le verras plus.',
  keptConfirm: 'Oui, je l’ai',
  notYet: 'Pas encore',
  signedOut:
    'Ta session est terminée, ton compte s’est refermé. Tu peux continuer sans compte ou te reconnecter.',
  profileTitle: 'Ton profil',
  loadingProfile: 'On charge ton profil...',
  profileUnreachable: 'Ton profil n’a pas pu être chargé. Ta session reste ouverte sur ce téléphone.',
  retry: 'Réessayer',
  email: 'E-mail',
  emailNone: 'Salama n’en demande pas',
  joined: 'Inscription',
  accountType: 'Type de compte',
  anonymous: 'Anonyme',
  registered: 'Avec inscription',
  logout: 'Me déconnecter',
  logoutQuestion: 'Tu veux vraiment te déconnecter ?',
  logoutText: 'Les discussions à l’écran seront effacées. Ton suivi de règles reste sur ce téléphone.',
};
