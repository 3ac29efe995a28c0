import type { Widen } from '../catalogues.ts';
import type { late as english } from '../en/late.ts';

export const late: Widen<typeof english> = {
  title: 'Sehemu ya ukurasa huu haijafika',
  text: 'Unaweza kuendelea kusoma. Vitufe vitafanya kazi ikifika: Salama inaendelea kujaribu.',
  again: 'Jaribu tena',
};
