import type { Catalogues } from '../catalogues.ts';

export const review: Catalogues['review'] = {
  editorial: (date) =>
    `Écrit par des rédacteurs à partir des sources, et relu pour la dernière fois le ${date}. Aucun soignant ne l’a encore signé.`,
  clinical: (by, date) => `Vérifié et signé par ${by} le ${date}.`,
  changed: (by, date) => `${by} l’a signé le ${date}. Depuis, nos rédacteurs l’ont modifié.`,
  partly: (signed, all) =>
    `Un soignant a signé ${signed === 1 ? 'une partie' : `${signed} parties`} sur ${all} ; son nom est écrit dessous. Nos rédacteurs ont vérifié le reste.`,
  elsewhere: (languages) => `Un soignant l’a signé en ${languages}, pas dans cette langue.`,
  language: (by, date) => `La langue a été vérifiée par ${by} le ${date}.`,
  allSources: (count) => `Les ${count} sources`,
  toldElsewhere: 'Sur d’autres pages',
  languages: { en: 'anglais', sw: 'swahili', fr: 'français' },
};
