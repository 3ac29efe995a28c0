import type { Catalogues } from '../catalogues.ts';

export const pages: Catalogues['pages'] = {
  ask: 'Uliza swali sasa',
  home: 'Rudi mwanzo',
  askHint: 'Kwa sasa, msaidizi wetu anajibu maswali yako saa yoyote.',
  soon: 'Inaandaliwa',
  operatorFallback: 'shirika lililoiweka',
  updated: 'Ilibadilishwa mwisho:',
  readOn: 'Umesoma tarehe:',
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
    mobileText: 'Programu ya kupakua bado haipo.',
    comingSoon: 'Inakuja hivi karibuni',
    open: 'Fungua',
    install: 'Salama kwenye skrini ya simu yako',
    installText:
      'Inafunguka kama programu, hata bila mtandao. Jina na alama yake vitaonekana kwenye skrini yako, ambapo wengine wanaweza kuviona.',
    installButton: 'Weka kwenye skrini',
    installMenu:
      'Kwenye menyu ya kivinjari chako, chagua “Ongeza kwenye Skrini ya kwanza” (“Add to Home screen”) au “Sakinisha programu” (“Install app”).',
    installed: 'Salama ipo kwenye skrini ya simu yako.',
  },
  about: {
    community: 'Jiunge na jamii',
    chat: 'Uliza swali',
    schoolTitle: 'Jifunze nasi',
    schoolText: 'Washirika wetu wanafundisha vijana na wahudumu wa afya.',
    school: 'Tembelea shule ya mafunzo',
  },
  contact: {
    email: 'Andika kwa',
    none: 'Salama hii bado haina anwani ya barua pepe. Tumia sanduku la mapendekezo kwenye ukurasa wa mwanzo: linawafikia wanaoiendesha, na halihitaji jina.',
    box: 'Nenda kwenye sanduku la mapendekezo',
    operator: 'Inaendeshwa na',
    subject: 'Salama',
  },
  admin: { unreachable: 'Salama haikupatikana. Bado umeingia kwenye kifaa hiki.' },
  notFound: {
    code: '404',
    title: 'Ukurasa haupo',
    text: 'Ukurasa unaoutafuta huenda umeondolewa, umebadilishwa jina, au haupatikani kwa sasa.',
  },
};
