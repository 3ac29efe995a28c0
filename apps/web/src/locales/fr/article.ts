import type { Catalogues } from '../catalogues.ts';

export const article: Catalogues['article'] = {
  back: 'Apprendre',
  minutes: (count) => `${count} min de lecture`,
  audience: (age) => `À partir de ${age} ans`,
  reviewEditorial: (date) =>
    `Écrit par la rédaction d’après les sources ci-dessous, relu pour la dernière fois le ${date}. Aucun soignant ne l’a encore signé.`,
  reviewClinical: (date) => `Relu et signé par un soignant le ${date}.`,
  contents: 'Sur cette page',
  sourcesOf: 'Sources\u00a0:',
  source: (number) => `Source ${number}`,
  sources: 'Sources',
  newTab: 's’ouvre dans un nouvel onglet',
  print: 'Imprimer',
  next: 'Et maintenant\u00a0?',
  ask: 'Poser une question là-dessus',
  askHint: 'Salama répond à toute heure. Pas besoin de nom.',
  services: 'Trouver de l’aide près de toi',
  servicesHint: 'Les lignes d’aide et ce qui t’attend à la clinique, pays par pays.',
  related: 'À lire ensuite',
  all: 'Tous les thèmes',
  helpTitle: 'Tu as besoin d’aide maintenant\u00a0?',
  helpText: 'En danger, appelle le numéro d’urgence de ton pays. Dans la plupart des pays, c’est le 112.',
  helpCountries: 'Les lignes qui peuvent aider, par pays',
  call: (number) => `Appeler le ${number}`,
  disclaimer: 'Salama informe. Cela ne remplace pas une infirmière ou un médecin.',
};
