import { controls } from '@salama/contract/texts/fr-controls.ts';
import type { Catalogues } from '../catalogues.ts';

export const landing: Catalogues['landing'] = {
  topicsTitle: 'Qu’est-ce qui te préoccupe ?',
  topicsLead: 'Choisis une question pour commencer. Tu peux changer les mots avant de l’envoyer.',
  stepsTitle: 'Comment ça marche',
  steps: [
    {
      title: 'Demande avec tes mots',
      text: 'Argot, moitiés de phrase, langues mélangées : tout va. Ni nom, ni compte.',
    },
    {
      title: 'Lis une réponse que tu peux vérifier',
      text: 'Elle vient de textes relus, avec les sources en dessous. Quand on ne sait pas, on le dit. En cas de danger, l’aide passe d’abord.',
    },
    {
      title: 'Continue, ou pars',
      text: `Trouve quelqu’un à appeler, lis encore, demande à d’autres sans ton nom. « ${controls.exit} » te fait quitter le site en un geste.`,
    },
  ],
  impactTitle: 'Où nous en sommes',
  impactLead: 'Ce qui est fait, ce qui ne l’est pas encore, et ce que chaque chiffre veut vraiment dire.',
  completed: 'C’est fait',
  inProgress: 'En cours',
  figures: {
    private: {
      figure: '100%',
      label: 'Privé et anonyme',
      truth:
        'Tu n’as pas besoin de nom, et ce que tu demandes sans compte n’est pas gardé. Mais le réseau voit que tu as ouvert ce site, et qui tient ton téléphone peut le voir aussi.',
    },
    support: {
      figure: '24/7',
      label: 'Une aide disponible',
      truth: 'L’assistant automatique répond à toute heure. Les gens, non. En danger, appelle le 112.',
    },
    providers: {
      figure: '1000+',
      label: 'Professionnels de santé',
      truth: (count: string) =>
        `Un objectif. Aujourd’hui notre liste compte ${count} lignes et services, chacun avec sa source.`,
      unknown: 'Un objectif. Le nombre d’aujourd’hui est sur la page des services.',
    },
    questions: {
      figure: '50K+',
      label: 'Réponses données',
      truth: (count: string) =>
        `Un objectif. Jusqu’ici, réponses données par l’assistant de ce site : ${count}.`,
      none: 'Un objectif. Ce Salama est tout neuf : son assistant n’a pas encore répondu.',
      unknown: 'Un objectif. Le vrai nombre s’affiche ici quand tu es en ligne.',
    },
  },
  whatWeKeep: 'Ce que nous gardons, et ce que nous ne gardons pas',
  servicesTitle: 'À qui s’adresser',
  servicesLead:
    'Des lignes d’aide et des services, pays par pays. Chaque numéro a sa source et sa date de vérification.',
  services: [
    {
      title: 'En urgence',
      text: 'Police, ambulance, et le numéro qui marche presque partout : le 112.',
    },
    {
      title: 'Pour les enfants et les jeunes',
      text: 'Des lignes où tu peux tout dire, sans donner ton nom.',
    },
    {
      title: 'Après des violences',
      text: 'Les soins des 72 premières heures comptent le plus. Quoi qu’il soit arrivé, ce n’est pas ta faute.',
    },
    {
      title: 'Contraception, grossesse, tests',
      text: 'Où aller, quoi apporter, et ce qu’on n’a pas le droit de te refuser.',
    },
  ],
  findServices: 'Trouver un service',
  learnTitle: 'Apprendre à ton rythme',
  learnLead: 'Des articles courts, avec leurs sources. Aucune question n’est trop simple.',
  categories: [
    'Santé maternelle',
    'Avortement sans risque',
    'Santé des jeunes',
    'Aide après des violences',
    'Contraception',
    'Santé sexuelle',
    'Santé reproductive',
    'Santé mentale',
    'Relations',
  ],
  learnMore: 'Ouvrir la bibliothèque',
  appsTitle: 'Des applis discrètes',
  trackerTitle: 'Suivi des règles',
  trackerText: 'Note tes jours, vois ce qui vient. Tout reste sur ce téléphone : ni compte, ni envoi.',
  trackerOpen: 'Ouvrir le suivi',
  mobileTitle: 'Appli mobile',
  mobileText: 'En attendant, tu peux ajouter Salama à ton écran d’accueil depuis le menu du navigateur.',
  comingSoon: 'Bientôt',
  questionsTitle: 'Du nouveau dans la communauté',
  questionsLead: 'Des questions sans nom, des réponses bienveillantes, une équipe qui veille.',
  closingTitle: 'Tu te poses encore des questions ?',
  closingText: 'Il n’y a pas de mauvaise question. Commence par celle que tu as maintenant.',
  closingChat: 'Poser une question',
  closingLearn: 'Lire d’abord',
};
