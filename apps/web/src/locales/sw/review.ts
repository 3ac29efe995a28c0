import type { Catalogues } from '../catalogues.ts';

export const review: Catalogues['review'] = {
  editorial: (date) =>
    `Imeandikwa na wahariri kutoka kwenye vyanzo, na kusomwa upya mara ya mwisho ${date}. Hakuna mtaalamu wa afya aliyeisaini bado.`,
  clinical: (by, date) => `Imekaguliwa na kusainiwa na ${by} tarehe ${date}.`,
  changed: (by, date) => `${by} aliisaini tarehe ${date}. Baadaye wahariri wetu wameibadilisha.`,
  partly: (signed, all) =>
    `Mtaalamu wa afya amesaini ${signed === 1 ? 'sehemu moja' : `sehemu ${signed}`} kati ya ${all}; jina lake liko chini ya kila moja. Zilizobaki zimekaguliwa na wahariri wetu.`,
  elsewhere: (languages) => `Mtaalamu wa afya ameisaini kwa ${languages}, si kwa lugha hii.`,
  language: (by, date) => `Lugha imekaguliwa na ${by} tarehe ${date}.`,
  allSources: (count) => `Vyanzo vyote ${count}`,
  toldElsewhere: 'Kwenye kurasa nyingine',
  languages: { en: 'Kiingereza', sw: 'Kiswahili', fr: 'Kifaransa' },
};
