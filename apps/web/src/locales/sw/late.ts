import type { Widen } from '../catalogues.ts';
import type { late as english } from '../en/late.ts';

export const late: Widen<typeof english> = {
  title: 'Sehemu ya ukurasa huu haijafika',
  text: 'Unaweza kuendelea kusoma. Vitufe vitafanya kazi ikifika: Salama inaendelea kujaribu.',
  again: 'Jaribu tena',
  unable: {
    title: 'Msaidizi hafanyi kazi kwenye kivinjari hiki',
    text: 'Huenda kivinjari chako ni cha zamani sana. Kisasishe, au fungua Salama kwenye kivinjari kingine. Bado unaweza kusoma kurasa zote.',
    unsent: 'Huwezi kuuliza wala kutuma chochote kutoka hapa.',
    lines: 'Simu za msaada, nchi kwa nchi',
  },
};
