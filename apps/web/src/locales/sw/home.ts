import type { Catalogues } from '../catalogues.ts';

export const home: Catalogues['home'] = {
  title: 'Uliza usichoweza kumuuliza mtu mwingine.',
  lead: 'Majibu ya wazi kuhusu mwili wako, mapenzi, ngono, ujauzito na usalama. Kwa Kiswahili, Kiingereza na Kifaransa. Bure, na huhitaji kutaja jina.',
  ask: 'Uliza swali',
  help: 'Msaada sasa',
  read: 'Soma',
  community: 'Jiunge na jamii',
  bot: 'Uliza kupitia app ya ujumbe',
  sampleLabel: 'Mfano wa swali na jibu lake',
  sampleNote: 'Mwanzo wa jibu halisi la msaidizi wetu.',
  sampleSources: 'Vyanzo:',
  saying: {
    words: 'Kuuliza si ujinga',
    meaning: '',
  },
};
