import { controls } from '@salama/contract/texts/sw-controls.ts';
import type { Catalogues } from '../catalogues.ts';

export const traces: Catalogues['traces'] = {
  button: controls['erase-traces'],
  title: 'Ufute kila kitu?',
  lead: 'Hii inaondoa, kwenye simu hii:',
  goes: [
    'kalenda yako ya hedhi na maelezo yake',
    'kuingia kwako, chaguo zako, na jibu lako la umri',
    'maswali na simulizi zilizohifadhiwa ili kufungua haraka',
    'kurasa zilizohifadhiwa kwa matumizi bila mtandao',
  ],
  signsOut:
    'Unaondolewa kwenye akaunti. Akaunti yako na ulichotuma vinabaki kwenye seva: vifute kwenye wasifu wako au kwa msimbo wako.',
  backup: 'Unatumia kalenda ya hedhi? Basi ihamishe kwanza. Haiwezi kurudishwa.',
  toTracker: 'Fungua kalenda',
  cannotTitle: 'Isichoweza kufuta',
  cannot: [
    'historia ya kivinjari chako, vilivyopakuliwa na picha za skrini',
    'kilichoonwa tayari na mtandao wako, au na programu inayofuatilia simu hii',
    'kilichoonwa na mtu aliye kando yako',
  ],
  after: 'Kisha ukurasa wa kawaida unafunguka, hapa na kwenye vichupo vingine vyote vya Salama.',
  confirm: 'Futa kila kitu',
  failed: 'Kuna kitu hakikufutika. Futa data za tovuti hii kwenye mipangilio ya kivinjari chako.',
  tryAgain: 'Jaribu tena',
  leave: 'Ondoka sasa',
};
