import type { Catalogues } from '../catalogues.ts';

export const device: Catalogues['device'] = {
  offline: {
    keep: 'Hifadhi Salama kwenye simu hii uitumie bila mtandao',
    keepHint:
      'Kama kB 290, na kidogo zaidi kwa kila ukurasa unaoufungua. Mtu akiichunguza simu hii vizuri anaweza kuona kwamba Salama ilifunguliwa hapa.',
    everything: 'Hifadhi zote',
    everythingHint:
      'Kama kB 770 zaidi: kurasa zote, makala zote na utafutaji wake. Utazisoma bila mtandao, na ukiuliza utaonyeshwa zipi zinaweza kukujibu.',
    hasEverything: 'Vyote vya lugha hii viko kwenye simu hii: kurasa zote, makala zote na utafutaji wake.',
    unavailable: 'Kivinjari hiki hakiwezi kuhifadhi Salama kwa matumizi bila mtandao.',
    keeping: 'Salama inahifadhiwa kwenye simu…',
    failed: 'Haikufaulu. Angalia mtandao wako kisha ujaribu tena.',
  },
  needsScripts: {
    login: 'Unaweza kuingia ukiruhusu JavaScript kwenye kivinjari chako. Kusoma hakuhitaji akaunti.',
    profile: 'Wasifu wako utaonekana hapa ukiruhusu JavaScript kwenye kivinjari chako.',
    desk: 'Ukurasa wa wasimamizi utafunguka ukiruhusu JavaScript kwenye kivinjari chako.',
    board: 'Mijadala itaonekana hapa ukiruhusu JavaScript kwenye kivinjari chako.',
    tracker: 'Kalenda itaonekana hapa ukiruhusu JavaScript kwenye kivinjari chako.',
    stories: 'Simulizi zinaonekana hapa ukiwasha scripts kwenye kivinjari chako.',
  },
};
