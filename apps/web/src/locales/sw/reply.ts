import { controls } from '@salama/contract/texts/sw-controls.ts';
import type { Widen } from '../catalogues.ts';
import type { reply as english } from '../en/reply.ts';

export const reply: Widen<typeof english> = {
  more: 'Zaidi',
  library: 'Kutoka maktaba yetu, neno kwa neno.',
  writtenByModel: 'Imeandikwa na kompyuta kutoka kwenye vifungu vilivyo hapa chini.',
  unchecked: 'Hakuna mtu aliyekagua maneno haya.',
  passages: 'Vifungu',
  passagesEditorial: (date) =>
    `Vifungu: vimekaguliwa na wahariri wetu tarehe ${date}, bado havijakaguliwa na mtaalamu wa afya.`,
  passagesClinical: (by, date) => `Vifungu: vimekaguliwa na ${by} tarehe ${date}.`,
  sources: (count) => (count === 1 ? 'Chanzo 1' : `Vyanzo ${count}`),
  newTab: 'inafunguka ukurasa mpya',
  reviewState: {
    editorial: 'Bado haijakaguliwa na daktari',
    changed: 'Imebadilika tangu ikaguliwe na daktari',
    clinical: 'Imekaguliwa na daktari',
  },
  reviewEditorial: (date) =>
    `Imekaguliwa na wahariri wetu tarehe ${date}, bado haijakaguliwa na mtaalamu wa afya.`,
  reviewClinical: (by, date) => `Imekaguliwa na ${by} tarehe ${date}.`,
  reviewChanged: (by, date) => `Imekaguliwa na ${by} tarehe ${date}, kisha wahariri wetu waliibadilisha.`,
  article: (title) => `Kwenye maktaba: ${title}`,
  readOn: 'Soma zaidi ukipata nafasi:',
  stop: 'Simamisha',
  stoppedReply: 'Umesimamisha jibu hili. Halijakamilika.',
  askAgain: 'Uliza tena',
  waiting: {
    title: 'Hakuna mtandao',
    unreachable: 'Salama haipatikani kwa sasa.',
    back: 'Mtandao umerudi.',
    kept: (count) =>
      `${count === 1 ? 'Swali lako linasubiri' : `Maswali ${count} yanasubiri`} kwenye ukurasa huu tu. Ukibonyeza ${controls.exit}, ukipakia upya au ukifunga ukurasa, ${count === 1 ? 'linapotea' : 'yanapotea'}.`,
    send: 'Tuma tena',
    drop: 'Ondoa',
    led: 'Bila mtandao hakuna jibu. Kwa kuangalia maneno yake, swali lako linaweza kuwa kuhusu hili:',
    meanwhile: 'Kwenye simu hii, bila mtandao:',
    lines: 'Namba za kupiga',
    articles: 'Makala',
  },
  feedback: {
    question: 'Je, limekusaidia?',
    yes: 'Ndiyo, limenisaidia',
    no: 'Hapana, halikunisaidia',
    thanksUp: 'Asante kwa kutuambia.',
    title: 'Nini hakikuwa sawa?',
    reasons: {
      wrong: 'Si kweli',
      'not-asked': 'Sicho nilichouliza',
      unclear: 'Sijaelewa',
      language: 'Lugha si sahihi',
      unkind: 'Halina heshima',
      other: 'Sababu nyingine',
    },
    choose: 'Chagua kwanza nini hakikuwa sawa.',
    comment: 'Ungependa kuongeza kitu?',
    commentHint: 'Tafadhali usiandike majina wala namba za simu.',
    share: 'Tuma na swali langu, ili wanaoshughulikia Salama walisome',
    shareHint: 'Usipochagua hapa, hakuna anayeona ulichouliza. Majina na namba tutakazoona zinaondolewa.',
    send: 'Tuma',
    cancel: 'Si sasa',
    thanks: 'Asante. Inatusaidia kuboresha.',
    failed: 'Haikutumwa. Angalia mtandao wako kisha ujaribu tena.',
    loadFailed: 'Haikuweza kupakiwa. Angalia mtandao wako.',
  },
};
