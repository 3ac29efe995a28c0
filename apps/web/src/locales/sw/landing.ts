import { controls } from '@salama/contract/texts/sw-controls.ts';
import type { Catalogues } from '../catalogues.ts';

export const landing: Catalogues['landing'] = {
  topicsTitle: 'Una swali gani?',
  topicsLead: 'Chagua swali la kuanzia. Unaweza kubadilisha maneno kabla ya kutuma.',
  stepsTitle: 'Inavyofanya kazi',
  steps: [
    {
      title: 'Uliza kwa maneno yako',
      text: 'Sheng, nusu sentensi, lugha zilizochanganyika: yote sawa. Hakuna jina, hakuna akaunti.',
    },
    {
      title: 'Soma jibu unaloweza kulikagua',
      text: 'Linatoka kwenye maandishi yaliyokaguliwa, na vyanzo viko chini yake. Tusipojua, tunasema hatujui. Ukiwa hatarini, msaada unakuja kwanza.',
    },
    {
      title: 'Endelea, au ondoka',
      text: `Tafuta wa kumpigia, soma zaidi, uliza wengine bila jina. ${controls.exit} inakuondoa hapa kwa mguso mmoja.`,
    },
  ],
  impactTitle: 'Tulipofika',
  impactLead: 'Kilichokamilika, ambacho bado, na maana halisi ya kila namba.',
  completed: 'Imekamilika',
  inProgress: 'Inaendelea',
  figures: {
    private: {
      figure: '100%',
      label: 'Faragha na bila jina',
      truth:
        'Huhitaji jina, na unachouliza bila akaunti hakihifadhiwi. Lakini mtandao bado unaona kwamba ulifungua tovuti hii, na anayeshika simu yako pia anaweza kuona.',
    },
    support: {
      figure: '24/7',
      label: 'Msaada unapatikana',
      truth: 'Msaidizi wa kompyuta anajibu saa yoyote. Watu hawapo saa zote. Ukiwa hatarini, piga 112.',
    },
    providers: {
      figure: '1000+',
      label: 'Watoa huduma za afya',
      truth: (count: string) =>
        `Ni lengo. Leo orodha yetu ina namba na huduma ${count}, kila moja na chanzo chake.`,
      unknown: 'Ni lengo. Idadi iliyopo leo iko kwenye ukurasa wa huduma.',
    },
    questions: {
      figure: '50K+',
      label: 'Maswali yaliyojibiwa',
      truth: (count: string) => `Ni lengo. Hadi sasa, msaidizi wa hapa amejibu maswali ${count}.`,
      none: 'Ni lengo. Salama hii ni mpya: msaidizi wake bado hajajibu swali.',
      unknown: 'Ni lengo. Idadi halisi inaonekana hapa ukiwa mtandaoni.',
    },
  },
  whatWeKeep: 'Tunachohifadhi na tusichohifadhi',
  servicesTitle: 'Pa kukimbilia',
  servicesLead: 'Simu za msaada na huduma kwa kila nchi. Kila namba ina chanzo chake na siku ilipokaguliwa.',
  services: [
    {
      title: 'Wakati wa dharura',
      text: 'Polisi, gari la wagonjwa, na namba inayofanya kazi karibu kila mahali: 112.',
    },
    {
      title: 'Kwa watoto na vijana',
      text: 'Simu ambazo unaweza kusema lolote, bila kutaja jina lako.',
    },
    {
      title: 'Baada ya ukatili',
      text: 'Huduma ndani ya saa 72 za kwanza ndiyo muhimu zaidi. Chochote kilichotokea, si kosa lako.',
    },
    {
      title: 'Uzazi wa mpango, ujauzito, vipimo',
      text: 'Pa kwenda, cha kubeba, na wasichoruhusiwa kukunyima.',
    },
  ],
  findServices: 'Tafuta huduma',
  learnTitle: 'Jifunze kwa mwendo wako',
  learnLead: 'Makala fupi zenye vyanzo. Hakuna swali lililo rahisi mno.',
  categories: [
    'Afya ya mama',
    'Utoaji mimba salama',
    'Afya ya vijana',
    'Msaada dhidi ya ukatili',
    'Uzazi wa mpango',
    'Afya ya ngono',
    'Afya ya uzazi',
    'Afya ya akili',
    'Mahusiano',
  ],
  learnMore: 'Fungua maktaba',
  appsTitle: 'Programu zinazotunza siri',
  trackerTitle: 'Kalenda ya hedhi',
  trackerText:
    'Weka alama kwenye siku zako, ona kinachofuata. Kila kitu kinabaki kwenye simu hii: bila akaunti, bila kutumwa popote.',
  trackerOpen: 'Fungua kalenda',
  mobileTitle: 'Programu ya simu',
  mobileText: 'Kwa sasa unaweza kuongeza Salama kwenye skrini ya simu kupitia menyu ya kivinjari.',
  comingSoon: 'Inakuja hivi karibuni',
  questionsTitle: 'Mapya kwenye jamii',
  questionsLead: 'Yanaulizwa bila majina, yanajibiwa kwa upole, na wasimamizi wanayalinda.',
  closingTitle: 'Bado unajiuliza?',
  closingText: 'Hakuna swali baya. Anza na ulilo nalo sasa.',
  closingChat: 'Uliza swali',
  closingLearn: 'Soma kwanza',
};
