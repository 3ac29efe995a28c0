import type { Catalogues } from '../catalogues.ts';

export const article: Catalogues['article'] = {
  back: 'Jifunze',
  minutes: (count) => `Dakika ${count} za kusoma`,
  audience: (age) => `Kwa miaka ${age} na zaidi`,
  reviewEditorial: (date) =>
    `Imeandikwa na wahariri kutoka vyanzo vilivyo chini, na kusomwa upya mara ya mwisho ${date}. Bado haijatiwa saini na mtaalamu wa afya.`,
  reviewClinical: (date) => `Imekaguliwa na mtaalamu wa afya ${date}.`,
  contents: 'Kwenye ukurasa huu',
  sourcesOf: 'Vyanzo:',
  source: (number) => `Chanzo cha ${number}`,
  sources: 'Vyanzo',
  newTab: 'hufunguka kwenye kichupo kipya',
  print: 'Chapisha',
  next: 'Sasa nifanye nini?',
  ask: 'Uliza kuhusu hili',
  askHint: 'Salama hujibu saa yoyote. Huhitaji kutaja jina.',
  services: 'Pata msaada karibu nawe',
  servicesHint: 'Simu za msaada na utakachokuta kliniki, nchi kwa nchi.',
  related: 'Soma na hizi',
  all: 'Mada zote',
  helpTitle: 'Unahitaji msaada sasa hivi?',
  helpText: 'Ukiwa hatarini, piga namba ya dharura ya nchi yako. Nchi nyingi ni 112.',
  helpCountries: 'Simu zinazoweza kukusaidia, kwa nchi',
  call: (number) => `Piga ${number}`,
  disclaimer: 'Salama inatoa maelezo. Haichukui nafasi ya nesi wala daktari.',
};
