import type { Catalogues } from '../catalogues.ts';

export const pages: Catalogues['pages'] = {
  ask: 'Uliza swali sasa',
  home: 'Rudi mwanzo',
  askHint: 'Kwa sasa, msaidizi wetu anajibu maswali yako saa yoyote.',
  soon: 'Inaandaliwa',
  services: {
    title: 'Huduma',
    text: 'Hapa utapata pa kwenda: kliniki rafiki kwa vijana, uzazi wa mpango, na huduma baada ya ukatili.',
  },
  apps: {
    title: 'Programu zetu',
    text: 'Vifaa vinavyobaki kwenye simu yako bila kumwambia mtu.',
    tracker: 'Kalenda ya hedhi',
    trackerText: 'Fuatilia mzunguko wako. Unachoandika hakitoki kwenye simu yako.',
    mobile: 'Programu ya simu',
    mobileText:
      'Inakuja hivi karibuni. Kwa sasa unaweza kuongeza Salama kwenye skrini ya simu kupitia menyu ya kivinjari.',
    open: 'Fungua',
  },
  learn: { title: 'Jifunze', text: 'Makala fupi zenye vyanzo, katika mada tisa, zinaandikwa na kukaguliwa.' },
  about: {
    title: 'Kuhusu',
    text: 'Hapa tutaeleza ni nani wanaotengeneza Salama, kwa nini, na inasimamia nini.',
  },
  privacy: {
    title: 'Sera ya faragha',
    text: 'Sera kamili inaandikwa. Haya tayari ni kweli:',
    points: [
      'Unaweza kutumia Salama bila akaunti, jina, barua pepe wala namba ya simu.',
      'Unachouliza bila akaunti kinajibiwa na hakihifadhiwi.',
      'Hakuna kinachopakuliwa kutoka kampuni nyingine: hakuna matangazo, ufuatiliaji wala vidakuzi.',
      'Toka inaondoka mara moja, lakini historia ya kivinjari bado inaweza kuonyesha kwamba ulikuwa hapa.',
    ],
  },
  terms: {
    title: 'Masharti',
    text: 'Kanuni za hapa zitaandikwa kwa maneno rahisi: kuwa mpole, usitoe mawasiliano, tulindane.',
  },
  support: { title: 'Msaada', text: 'Hapa utapata msaada wa kutumia Salama.' },
  contact: { title: 'Mawasiliano', text: 'Hapa utapata namna ya kuwaandikia wanaoendesha Salama hii.' },
  admin: { title: 'Usimamizi', text: 'Takwimu, watumiaji na makala za kujifunza zitasimamiwa hapa.' },
  notFound: {
    code: '404',
    title: 'Ukurasa haupo',
    text: 'Ukurasa unaoutafuta huenda umeondolewa, umebadilishwa jina, au haupatikani kwa sasa.',
  },
};
