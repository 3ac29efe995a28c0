import type { Catalogues } from '../catalogues.ts';

export const home: Catalogues['home'] = {
  title: 'Uliza usichoweza kumuuliza mtu mwingine.',
  lead: 'Majibu ya wazi kuhusu mwili wako, mapenzi, ngono, ujauzito na usalama. Kwa Kiswahili, Kiingereza na Kifaransa. Bure, na huhitaji kutaja jina.',
  ask: 'Uliza swali',
  community: 'Jiunge na jamii',
  learn: 'Jifunze',
  sampleLabel: 'Mfano wa swali na jibu lake',
  sampleQuestion: 'Hedhi yangu imechelewa siku 6. Nina mimba?',
  sampleAnswer:
    'Huenda ndiyo, huenda hapana. Msongo wa mawazo, ugonjwa au kubadilika kwa uzito pia huchelewesha hedhi. Kipimo cha mimba kinaweza kukuambia kuanzia siku ya kwanza hedhi inapochelewa.',
  sampleNote: 'Huu ni mfano. Uliza swali lako uone vyanzo.',
  saying: { words: 'Kuuliza si ujinga', meaning: '' },
  promisesTitle: 'Unachoweza kutegemea',
  promises: [
    {
      title: 'Huhitaji jina',
      text: 'Uliza, soma, ondoka. Huhitaji kutoa jina, barua pepe wala namba ya simu.',
    },
    { title: 'Vyanzo unavyoweza kukagua', text: 'Majibu ya afya yanasema yametoka wapi na yalipitiwa lini.' },
    {
      title: 'Ondoka kwa mguso mmoja',
      text: 'Kuna mtu anakuja? Toka inakupeleka ukurasa mwingine papo hapo, popote ulipo hapa.',
    },
  ],
  topicsTitle: 'Una swali gani?',
  topicsLead: 'Chagua swali la kuanzia. Unaweza kubadilisha maneno kabla ya kutuma.',
  topics: {
    prenatal: 'Huduma za ujauzito',
    abortion: 'Utoaji mimba salama',
    complications: 'Matatizo ya ujauzito',
    youth: 'Huduma rafiki kwa vijana',
    violence: 'Baada ya ukatili',
    contraception: 'Uzazi wa mpango',
  },
  emergencyTitle: 'Uko hatarini sasa hivi?',
  emergencyText: 'Piga simu kwa huduma za dharura za eneo lako. Si kosa lako, na hauko peke yako.',
};
